import { sql, type SQL } from 'drizzle-orm';
import type { Locale } from '@/lib/kernel/locales';
import type { Region } from '@/lib/kernel/regions';
import type { GarmentFamily, Side } from '@/lib/modules/design/rules/scene-types';
import type { ShopperMail } from '@/lib/modules/mails/rules/shopper-mails';
import type { Transaction } from './transaction';

/** An export or bulk act of a person; `tenantId` is null for staff's. */
export interface ListJob {
  tenantId: string | null;
  ownerId: string;
  id: string;
}

/** All jobs and their payloads: ids only, never personal data. */
export interface JobPayloads {
  'send-order-mail': {
    tenantId: string;
    orderId: string;
    kind:
      | 'order_confirmation'
      | 'claim_confirmation'
      | 'claim_received'
      | 'order_shipped'
      | 'order_cancelled'
      | 'claim_cancelled'
      | 'claim_refused'
      | 'order_edited'
      | 'order_address_fixed'
      | 'order_line_fixed'
      | 'order_artwork_fixed'
      | 'order_address_issue'
      | 'order_artwork_issue'
      | 'order_issue_reminder'
      | 'order_stopped'
      | 'order_refunded'
      | 'order_released'
      | 'order_lapsed'
      | 'order_called_off';
    /** The refund; set for `order_refunded`. */
    refundId?: string;
    /** The issue; set for the mails that ask the shopper to fix it. */
    issueId?: string;
    /** The parcel; set for `order_shipped` where it is only a part of its order that has left. */
    parcelId?: string;
    /** The edit; set for `order_edited` and the mails of what was fixed for the shopper, since each edit has a mail of its own. */
    editId?: string;
    /**
     * The decision on a flagged claim, or on an order that waited. A claim flagged by an edit is decided, and confirmed, a
     * second time.
     */
    decision?: string;
    /** Whether money goes back for it; set for `order_lapsed` and `order_called_off`. */
    refundDue?: boolean;
    /** Sent once more by a person; the new mail's id. */
    again?: string;
  };
  'send-account-mail': { mailId: string };
  /** Ends what a member of staff has open of a client, once its half hour is over. */
  'end-client-opening': { openingId: string };
  /** Closes the live connections of a person one of whose sessions has ended. */
  'end-connections': { userId: string };
  /** An invitation to an account; `round` says which of its mails. */
  'send-user-invitation': { invitationId: string; round: number };
  /** A person's daily mail, of what is due at `due` (ms). */
  'send-digest': { userId: string; due: number };
  'send-contact-mail': { tenantId: string; messageId: string };
  /** What somebody wrote to the platform, to its people; and the sender’s receipt. */
  'send-site-message': { messageId: string };
  'send-site-receipt': { messageId: string };
  /** Tells who made the link what was answered to a version of a store. */
  'send-approval-mail': { tenantId: string; approvalId: string };
  /** A code for a private store, if the address may enter. */
  'send-entry-code': { tenantId: string; codeId: string };
  'send-invitation-mail': { tenantId: string; inviteeId: string };
  /** With `editId`: the refund for that edit; with `requestId`: the one that was asked for; else for a cancelled order. */
  /** `refusedId`: the request whose refusal left money of a cancelled order behind. */
  'refund-order': {
    tenantId: string;
    orderId: string;
    editId?: string;
    requestId?: string;
    refusedId?: string;
  };
  /**
   * What the platform no longer keeps of an order's fee, after this refund of its charge, or dispute; `again`: it failed, or was
   * won, and the fee may be owed again.
   */
  'return-fee': { tenantId: string; orderId: string; refundId: string; again?: true };
  /** A test order's confirmation to whoever asked for it, in their language; `mailId` names the mail. */
  'send-test-order-mail': { tenantId: string; eventId: string; userId: string; lang: Locale; mailId: string };
  /** Tells the client's admins what has become of a dispute. */
  'send-dispute-mail': {
    tenantId: string;
    orderId: string;
    disputeId: string;
    state: 'inquiry' | 'open' | 'won' | 'lost';
    /** The admin it goes to; without, each admin gets a job. */
    userId?: string;
  };
  /** Tells the client's admins that a refund failed for good: a refund's id, or a request's that was refused. */
  'send-refund-failed-mail': {
    tenantId: string;
    orderId: string;
    failedId: string;
    amountMinor: number;
    /** The admin it goes to; without, each admin gets a job. */
    userId?: string;
  };
  /** Registers the web's address for an account's wallets. */
  'register-domain': { tenantId: string; region: Region; account: string };
  /** Asks the provider what has become of a client's top-up. */
  'look-at-top-up': { tenantId: string; topUpId: string };
  /** Tells a client's admins that a saved card ends soon. */
  'send-card-mail': {
    tenantId: string;
    cardId: string;
    /** The admin it goes to; without, each admin gets a job. */
    userId?: string;
  };
  /** Makes the fulfilment service and the subscriptions in a client's shop. */
  'prepare-shop': { tenantId: string };
  /** Asks a client's shop for what it has assigned to us, and answers it. */
  'pull-shop': { tenantId: string };
  /** Erases, or has the client answer about, the recipients of a shop's orders: of these orders, null for all; `before`: in ms. */
  'answer-shop-privacy': {
    tenantId: string;
    shop: string;
    /** The shop's message. */
    eventId: string;
    kind: 'erase' | 'export';
    orderGids: string[] | null;
    before: number;
  };
  /** Charges what an order of a shop costs to the client's saved card. */
  'charge-shop-order': { tenantId: string; orderId: string };
  /** Refunds to the card what was charged for a cancelled order of a shop. */
  'return-shop-charge': { tenantId: string; topUpId: string };
  /** Tells a client's admins that its shop takes our tokens no more, or an order of it could not be charged; `since`: of when, in ms. */
  'send-shop-mail': {
    tenantId: string;
    kind: 'access_lost' | 'payment_failed';
    since: number;
    /** The order; set for `payment_failed`. */
    orderId?: string;
    /** The admin it goes to; without, each admin gets a job. */
    userId?: string;
  };
  /** Tells a client's shop what is there of its variants. */
  'send-shop-stock': { tenantId: string };
  /** Puts a client's next waiting product into its shop. */
  'push-shop-product': { tenantId: string };
  /** Compares a client's products in its shop with what was pushed, from after a product on. */
  'check-shop-products': { tenantId: string; after?: string };
  /** Has the provider forget a card that a client removed or replaced. */
  'forget-card': { tenantId: string; cardId: string };
  /** Asks the provider what has become of a Bulk order's payment by card. */
  'look-at-bulk-payment': { tenantId: string; bulkOrderId: string };
  /** Tells a buyer that a withdrawal or complaint came in, or what has become of a complaint. */
  'send-case-mail': {
    tenantId: string;
    orderId: string;
    caseId: string;
    kind: 'received' | 'replacement' | 'replaced' | 'refunded' | 'refused';
    /** Minor units; set for `refunded`. */
    amount?: number;
    /** The order that replaces; set for `replaced`. */
    replacementId?: string;
  };
  /** The payment link of a draft order; `round` says which of its mails. */
  'send-draft-mail': { tenantId: string; draftId: string; round: number };
  /** Tells a client's admins of a new case, or that its deadline is near. */
  'send-case-notice': {
    tenantId: string;
    orderId: string;
    caseId: string;
    kind: 'opened' | 'due_soon';
    /** The admin it goes to; without, each admin gets a job. */
    userId?: string;
  };
  /** Gives back what of a Bulk order's payment is for orders that were cancelled. */
  'refund-bulk-order': { tenantId: string; bulkOrderId: string };
  /** Tells a client's admins what has become of money that was paid by card for a Bulk order. */
  'send-bulk-money-mail': {
    tenantId: string;
    bulkOrderId: string;
    /** The provider's id of the refund or dispute. */
    paymentId: string;
    /** Minor units. */
    amount: number;
    kind: 'refunded' | 'refund_failed' | 'disputed' | 'dispute_won' | 'dispute_lost';
    /** The admin it goes to; without, each admin gets a job. */
    userId?: string;
  };
  /** Tells a client's admins that a top-up went back at the provider, or came back. */
  'send-top-up-mail': {
    tenantId: string;
    topUpId: string;
    /** The provider's id of the refund or dispute. */
    paymentId: string;
    /** Minor units. */
    amount: number;
    kind: `${'refund' | 'dispute'}_${'taken' | 'returned'}`;
    /** The admin it goes to; without, each admin gets a job. */
    userId?: string;
  };
  /** Tells a client's admins that a statement or a credit note was issued. */
  'send-statement-mail': {
    tenantId: string;
    statementId: string;
    /** The admin it goes to; without, each admin gets a job. */
    userId?: string;
  };
  /** Reports the order to the provider's tax reports. */
  'record-tax': { tenantId: string; orderId: string };
  /** Tells a person that a colleague mentioned them in a note on an order. */
  'send-mention-mail': { tenantId: string; orderId: string; noteId: string; userId: string };
  'announce-order': { tenantId: string; orderId: string };
  /** Looks at a client's orders that wait for credit, oldest first. */
  'release-waiting': {
    tenantId: string;
    /** Where another run has ended, and what has no room. */
    from?: { after: { id: string; place: string }; currencies: string[]; events: string[] };
  };
  /** Tells a client's admins how far its limit in a currency, or an event's budget, is used; triggers add it (0066). */
  'send-filling-mail': {
    tenantId: string;
    what: 'limit' | 'budget';
    /** The currency, or the event's id. */
    of: string;
    step: 80 | 100;
    /** The admin it goes to, of a mail whose name is this; without, each admin gets a job. */
    to?: { userId: string; name: string };
  };
  /** Tells a client's admins how many of its orders wait; `at`: when that was due, in ms. */
  'send-waiting-mail': {
    tenantId: string;
    at: number;
    /** The admin it goes to; without, each admin gets a job. */
    userId?: string;
  };
  'advance-order': { tenantId: string; orderId: string };
  'render-prints': { tenantId: string; orderId: string };
  /**
   * `since`: what was sent before then (ms) was refused for its address, and is sent anew. `lostAt`: only if nothing was heard of
   * the call that counts as lost then (ms).
   */
  'submit-order': { tenantId: string; orderId: string; since?: number; lostAt?: number };
  /** Tells a client's admins, or staff, that an order's issue is still open. */
  'send-issue-notice': {
    tenantId: string;
    orderId: string;
    issueId: string;
    to: 'client' | 'staff';
    /** The admin it goes to; without, each admin gets a job. */
    userId?: string;
  };
  /**
   * Tells staff which printers are late on a day, YYYY-MM-DD: those of its own, or, without any, those that they weren't told of yet, by
   * such a job.
   */
  'send-late-mail': { day: string; printers?: string[] };
  /** Assembles a picture's parts and processes it, or removes the background of an existing one. */
  'process-upload':
    { tenantId: string; eventId: string; uploadId: string } | { storeId: string; uploadId: string };
  /** A product's picture that somebody looks at; `hex` is the garment's colour, `sceneHash` the MD5 of the print. */
  'draw-preview': {
    tenantId: string;
    productId: string;
    side: Side;
    family: GarmentFamily;
    hex: string;
    sceneHash: string;
  };
  'draw-share-picture': { tenantId: string; slug: string; productId?: string; lang?: Locale };
  'run-export': ListJob;
  'expire-export': ListJob;
  'send-export-mail': ListJob;
  'run-bulk-act': ListJob;
  'forget-bulk-act': ListJob;
  /** One change to many products of an event. */
  'run-catalogue-act': { tenantId: string; actId: string };
  'forget-catalogue-act': { tenantId: string; actId: string };
  /** Checks a file of stock and prices, or writes a checked one. */
  'run-stock-file': { tenantId: string; importId: string };
  /** The same for a file of vouchers. */
  'run-voucher-file': { tenantId: string; importId: string };
  /** And for a file of codes with their persons. */
  'run-code-import': { tenantId: string; importId: string };
  'forget-file-import': { tenantId: string; importId: string };
  /** As the version before this one has added them, of files that it keeps elsewhere, and for a week ahead. */
  'run-stock-import': { tenantId: string; importId: string };
  'run-voucher-import': { tenantId: string; importId: string };
  'forget-stock-import': { tenantId: string; importId: string };
  'forget-voucher-import': { tenantId: string; importId: string };
  /** Makes the single codes of a batch. */
  'make-codes': { tenantId: string; batchId: string };
  /** Mails the codes of a batch that are due, and reminds. */
  'mail-codes': { tenantId: string; batchId: string };
  /** What a batch's mail would say, to whoever asked; `note`: the sender's words as they are typed now. */
  'send-test-code-mail': {
    tenantId: string;
    slug: string;
    batch: string;
    userId: string;
    lang: Locale;
    note: string;
    mailId: string;
  };
  /** A mail that shoppers get, with sample data, to whoever asked. */
  'send-sample-mail': {
    tenantId: string;
    userId: string;
    kind: ShopperMail;
    lang: Locale;
    mailId: string;
    /** Whose mail it is, with its own lines; without, the client's newest event's, without any. */
    eventId?: string;
  };
  /** A mail of the platform with example data, to the member of staff who asked. */
  'send-text-sample': { userId: string; mail: string; lang: Locale; mailId: string };
  /** The link that confirms an address for replies, to that address. */
  'send-reply-to-link': { tenantId: string; askedId: string; lang: Locale };
  /** Makes new codes in the place of all that a batch had at a moment and that can still be used. */
  'reissue-codes': { tenantId: string; batchId: string; before: string };
  /** Draws the next file of cards of a batch's codes. */
  'draw-code-sheet': { tenantId: string; sheetId: string };
  'expire-code-sheet': { tenantId: string; sheetId: string };
  /** Erases a person, or looks again whether their orders are finished. */
  'erase-person': { tenantId: string; erasureId: string };
  /** The link that confirms what somebody asks for from their order's page. */
  'send-privacy-link': { tenantId: string; requestId: string };
  /** Tells a client's admins that a person wants to be erased. */
  'send-privacy-request': {
    tenantId: string;
    requestId: string;
    /** The admin it goes to; without, each admin gets a job. */
    userId?: string;
  };
  /** Sends an endpoint what is due; the second for one that fails, so that it holds up no other. ADR 0095. */
  'deliver-webhooks': { tenantId: string; endpointId: string };
  'retry-webhooks': { tenantId: string; endpointId: string };
  /** Tells a client's admins that a delivery was given up. */
  'send-webhook-mail': {
    tenantId: string;
    deliveryId: string;
    /** The admin it goes to; without, each admin gets a job. */
    userId?: string;
  };
  'purge-store': { slug: string; productId?: string };
  /** Drops the platform's own pages that show blanks. */
  'purge-blanks': Record<string, never>;
  /** Brings the products of all tenants up to a changed blank; the second those of one. */
  'spread-blank': { blankId: string };
  'carry-blank': { tenantId: string; blankId: string };
}
/** Jobs that the clock adds; they are told nothing. */
export type ScheduledJob =
  | 'reconcile-payments'
  | 'warm-previews'
  | 'clear-unused'
  | 'merge-figures'
  | 'purge-events'
  | 'purge-products'
  | 'purge-people'
  | 'clear-webhooks'
  | 'look-after-waiting'
  | 'retry-routing'
  | 'send-submissions'
  | 'mark-late'
  | 'tell-late'
  | 'lapse-bulk-orders'
  | 'issue-statements'
  | 'clear-personal-data'
  | 'remind-of-cases'
  | 'remind-of-issues'
  | 'remind-of-cards'
  | 'look-at-shop-products'
  | 'look-at-shops';
export type JobName = keyof JobPayloads;

interface JobOptions {
  runAt?: Date;
  /** A new job replaces a waiting one with the same key. */
  jobKey?: string;
  /** Jobs of one queue run one after another. */
  queue?: string;
  maxAttempts?: number;
}

/** The SQL call that adds a job, to be part of a larger statement. ADR 0046. */
function enqueueCall<N extends JobName>(name: N, payload: JobPayloads[N], options: JobOptions = {}): SQL {
  return sql`enqueue_job(${name}, ${JSON.stringify(payload)}::json, ${options.runAt?.toISOString() ?? null}::timestamptz,
      ${options.jobKey ?? null}, ${options.queue ?? null}, ${options.maxAttempts ?? null})`;
}

/** One of several jobs to add together. */
export interface JobSpec {
  task: JobName;
  payload: JobPayloads[JobName];
  run_at: string | null;
  job_key: string | null;
  queue: string | null;
  max_attempts: number | null;
}

/** A job for `enqueueAll`, or for a larger statement that ends in `enqueue_jobs`. */
export function jobSpec<N extends JobName>(
  name: N,
  payload: JobPayloads[N],
  options: JobOptions = {},
): JobSpec {
  return {
    task: name,
    payload,
    run_at: options.runAt?.toISOString() ?? null,
    job_key: options.jobKey ?? null,
    queue: options.queue ?? null,
    max_attempts: options.maxAttempts ?? null,
  };
}

/** Adds several jobs at once in the caller's transaction. */
export async function enqueueAll(tx: Transaction, jobs: readonly JobSpec[]): Promise<void> {
  if (jobs.length > 0) await tx.execute(sql`select enqueue_jobs(${JSON.stringify(jobs)}::json)`);
}

/** Adds a job in the caller's transaction: it exists only if that transaction commits. */
export async function enqueue<N extends JobName>(
  tx: Transaction,
  name: N,
  payload: JobPayloads[N],
  options: JobOptions = {},
): Promise<void> {
  await tx.execute(sql`select ${enqueueCall(name, payload, options)}`);
}
