import { boolean, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea, instant } from './columns';

export const promoCodes = pgTable(
  'promo_codes',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    eventId: text('event_id').notNull(),
    code: text('code').notNull(),
    folded: text('folded').notNull(),
    maxUses: integer('max_uses').notNull(),
    uses: integer('uses').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
    batchId: text('batch_id').notNull(),
    pausedAt: instant('paused_at'),
    revokedAt: instant('revoked_at'),
    replacedBy: text('replaced_by'),
    linkOpenedAt: instant('link_opened_at'),
    endsAt: instant('ends_at'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

export const codeBatches = pgTable(
  'code_batches',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    eventId: text('event_id').notNull(),
    name: text('name').notNull(),
    kind: text('kind').$type<'shared' | 'single'>().notNull(),
    source: text('source').$type<'made' | 'imported' | 'earlier'>().notNull(),
    prefix: text('prefix'),
    size: integer('size').notNull(),
    made: integer('made').notNull().default(0),
    failedAt: instant('failed_at'),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    pausedAt: instant('paused_at'),
    revokedAt: instant('revoked_at'),
    productIds: text('product_ids').array(),
    fallbackProductId: text('fallback_product_id'),
    countries: text('countries').array(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

/** Cards of a batch's codes, drawn into files by a job. */
export const codeSheets = pgTable(
  'code_sheets',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    eventId: text('event_id').notNull(),
    batchId: text('batch_id').notNull(),
    ownerId: text('owner_id').notNull(),
    layout: text('layout').notNull(),
    paper: text('paper').notNull(),
    note: text('note').notNull(),
    logo: text('logo').notNull(),
    status: text('status').notNull().default('waiting'),
    cardsDone: integer('cards_done').notNull().default(0),
    cardsTotal: integer('cards_total').notNull(),
    leftOut: integer('left_out').notNull(),
    files: integer('files').notNull().default(0),
    afterPlace: text('after_place'),
    afterId: text('after_id'),
    requestedAt: instant('requested_at').notNull().defaultNow(),
    finishedAt: instant('finished_at'),
    expiresAt: instant('expires_at'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

/** Whose a code is. */
export const codePersons = pgTable(
  'code_persons',
  {
    tenantId: text('tenant_id').notNull(),
    codeId: text('code_id').notNull(),
    batchId: text('batch_id').notNull(),
    name: text('name').notNull().default(''),
    email: text('email'),
    emailKey: text('email_key'),
    note: text('note').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.codeId] })],
);

/** How the codes of a batch are mailed to their persons. */
export const codeMailings = pgTable(
  'code_mailings',
  {
    tenantId: text('tenant_id').notNull(),
    batchId: text('batch_id').notNull(),
    lang: text('lang').notNull(),
    note: text('note').notNull().default(''),
    sendAt: instant('send_at'),
    remindDays: integer('remind_days'),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.batchId] })],
);

/** One mail per code and purpose. */
export const codeMails = pgTable(
  'code_mails',
  {
    tenantId: text('tenant_id').notNull(),
    codeId: text('code_id').notNull(),
    batchId: text('batch_id').notNull(),
    purpose: text('purpose').$type<'invitation' | 'reminder'>().notNull(),
    state: text('state')
      .$type<'waiting' | 'sent' | 'refused' | 'not_needed' | 'unsubscribed'>()
      .notNull()
      .default('waiting'),
    reason: text('reason').$type<
      'address' | 'full' | 'rejected' | 'unreachable' | 'revoked' | 'used' | 'expired' | 'replaced'
    >(),
    asked: boolean('asked').notNull().default(false),
    attempts: integer('attempts').notNull().default(0),
    dueAt: instant('due_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.codeId, table.purpose] })],
);

/** Addresses that a client's gift mails went to, and since when one gets no more. */
export const giftMailAddresses = pgTable(
  'gift_mail_addresses',
  {
    tenantId: text('tenant_id').notNull(),
    id: text('id').notNull(),
    emailKey: text('email_key').notNull(),
    refusedAt: instant('refused_at'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

export type ClaimKeyKind = 'household' | 'email' | 'phone' | 'name_postal';

export const claimKeys = pgTable(
  'claim_keys',
  {
    tenantId: text('tenant_id').notNull(),
    eventId: text('event_id').notNull(),
    kind: text('kind').$type<ClaimKeyKind>().notNull(),
    keyHash: bytea('key_hash').notNull(),
    orderId: text('order_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.eventId, table.kind, table.keyHash] })],
);

export type FlagState = 'waiting' | 'released' | 'refused';

/** A claim that waits for the client's decision, or was decided: it matches an earlier one, or each is to be approved. */
export const claimFlags = pgTable(
  'claim_flags',
  {
    tenantId: text('tenant_id').notNull(),
    orderId: text('order_id').notNull(),
    eventId: text('event_id').notNull(),
    state: text('state').$type<FlagState>().notNull().default('waiting'),
    forApproval: boolean('for_approval').notNull().default(false),
    createdAt: instant('created_at').notNull().defaultNow(),
    decidedAt: instant('decided_at'),
    decidedBy: text('decided_by'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.orderId] })],
);

export const claimFlagMatches = pgTable(
  'claim_flag_matches',
  {
    tenantId: text('tenant_id').notNull(),
    orderId: text('order_id').notNull(),
    kind: text('kind').$type<ClaimKeyKind>().notNull(),
    earlierOrderId: text('earlier_order_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.orderId, table.kind] })],
);

/** How often an event's page was opened and its claims were refused, by day, batch and country. ADR 0090. */
export const claimCounts = pgTable(
  'claim_counts',
  {
    tenantId: text('tenant_id').notNull(),
    eventId: text('event_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    batchId: text('batch_id').notNull(),
    country: text('country').notNull(),
    viewed: integer('viewed').notNull().default(0),
    refusedCode: integer('refused_code').notNull().default(0),
    refusedOther: integer('refused_other').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.eventId, table.day, table.batchId, table.country] }),
  ],
);
