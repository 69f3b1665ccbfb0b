import type { ResponseOf } from '@/lib/contract/route';
import type { claimGift as contract } from '@/lib/modules/claims/contract/claim';
import { failPoint } from '@/lib/env/fail-point';
import { parseCode } from '@/lib/modules/checkout/rules/promo-code';
import { needsPromoCode } from '@/lib/modules/orders/rules/consumer-form';
import { audit } from '@/lib/audit/append-audit';
import { enqueue } from '@/lib/db/enqueue';
import { isRetryable } from '@/lib/db/is-retryable';
import { flagClaim } from '@/lib/modules/claims/data/flag-claim';
import {
  placeClaim,
  placeWholeClaim,
  type ClaimOutcome,
  type ClaimPlacement,
} from '@/lib/modules/claims/data/place-claim';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, withTenantToLast, type TenantContext } from '@/lib/db/with-tenant';
import { purgeJob } from '@/lib/cache/enqueue-purge';
import { orderPath } from '@/lib/modules/orders/service/order-link';
import { editableUntil } from '@/lib/modules/orders/service/editable-until';
import { claimRows, confirmKey } from './claim-rows';
import { refuseTooMany, type CodeVisitor } from '@/lib/modules/checkout/service/code-limits';
import { decideClaim, type ClaimForm } from './decide-claim';
import { householdKeys } from './household-keys';
import { refuse } from './refuse';
import { ClaimRefusal } from './refusal';

type Claimed = ResponseOf<typeof contract>;
const ATTEMPTS = 3;

/** The requested claim. */
interface Wanted {
  slug: string;
  form: ClaimForm;
  /** The folded codes that its text may mean, best first. */
  codes: readonly string[];
}

/** `2026-11-26` → `26-11-2026` (S9). */
const wireDay = (isoDay: string): string => isoDay.split('-').reverse().join('-');

/** A claim with the key of an earlier one, in an event where the client decides on such claims. Never leaves this file. */
class NeedsDecision extends Error {
  override readonly name = 'NeedsDecision';
}

/** Throws the reason why a claim is refused. `refuses`: whether a key that another claim has already is such a reason. */
function check(outcome: ClaimOutcome, placement: ClaimPlacement, refuses: boolean): void {
  const { keys, line } = placement;
  const of = { eventId: placement.order.eventId, codes: placement.codes ?? [] };
  if (!outcome.codeTaken) throw new ClaimRefusal({ kind: 'code', ...of });
  if (!outcome.seated) throw new ClaimRefusal({ kind: 'exhausted', ...of });
  if (outcome.known.length > 0 && refuses) {
    throw new ClaimRefusal({ kind: 'already_ordered', ...of, known: outcome.known, keys });
  }
  if (!outcome.inStock) {
    throw new ClaimRefusal({ kind: 'out_of_stock', ...of, variantId: line.variantId });
  }
}

/**
 * Flags the claim for the client's decision; the audit row has the reasons as ids (D24-2). The recipient gets a mail
 * that the claim is to be confirmed, instead of the confirmation. False when there is no match any more.
 */
async function flag(tx: Transaction, context: TenantContext, placement: ClaimPlacement): Promise<boolean> {
  const { order, keys, at } = placement;
  const { tenantId, id: orderId, eventId } = order;
  const reasons = await flagClaim(tx, { tenantId, orderId, eventId, keys, at });
  if (reasons.length === 0) return false;
  const subject = { subjectType: 'order', subjectId: orderId } as const;
  await audit(tx, context, { action: 'claim.flagged', ...subject, data: { event: eventId, reasons } });
  const mail = { tenantId, orderId, kind: 'claim_received' } as const;
  await enqueue(tx, 'send-order-mail', mail, { jobKey: confirmKey(orderId) });
  return true;
}

/** Checks the form and collects what the claim takes and writes, and whether a known key refuses it. */
async function prepare(tx: Transaction, context: TenantContext, { slug, form, codes }: Wanted) {
  const decided = await decideClaim(tx, slug, { form, codes });
  const { keys, refuses } = householdKeys(decided.event, decided.address);
  const wanted = needsPromoCode(decided.event) ? codes : null;
  // The event's page must say when no gifts are left.
  const jobsWhenFull = [purgeJob(slug)];
  failPoint('claim.before-commit');
  return { placement: { ...claimRows(context, decided), codes: wanted, keys, jobsWhenFull }, refuses };
}

const granted = ({ order }: ClaimPlacement, waits: boolean): Claimed => ({
  order_ref: order.orderRef,
  order_link: orderPath({ tenantId: order.tenantId, orderId: order.id }),
  estimatedDeliveryDateX: wireDay(order.deliveryFrom),
  estimatedDeliveryDateY: wireDay(order.deliveryTo),
  to_be_confirmed: waits,
  edit_until: editableUntil(order),
});

/**
 * A claim as nearly all are: all claims of an event compete for its count, so the commit is sent with the statement that
 * takes it. Throwing what the statement's row says only reports: the database refuses to commit such a claim.
 */
async function attemptAtOnce(context: TenantContext, wanted: Wanted): Promise<Claimed> {
  return withTenantToLast(
    context,
    (tx) => prepare(tx, context, wanted),
    async (tx, { placement, refuses }) => {
      const outcome = await placeWholeClaim(tx, placement);
      check(outcome, placement, refuses);
      if (outcome.known.length > 0) throw new NeedsDecision();
      return granted(placement, false);
    },
  );
}

/** A claim that may have to be flagged, which are statements of their own; throwing rolls the transaction back. */
async function attemptFlagged(context: TenantContext, wanted: Wanted): Promise<Claimed> {
  return withTenant(context, async (tx) => {
    const { placement, refuses } = await prepare(tx, context, wanted);
    const outcome = await placeClaim(tx, placement);
    check(outcome, placement, refuses);
    return granted(placement, outcome.known.length > 0 && (await flag(tx, context, placement)));
  });
}

async function attempt(context: TenantContext, wanted: Wanted): Promise<Claimed> {
  try {
    return await attemptAtOnce(context, wanted);
  } catch (error) {
    if (error instanceof NeedsDecision) return attemptFlagged(context, wanted);
    throw error;
  }
}

async function attemptAgain(context: TenantContext, wanted: Wanted): Promise<Claimed> {
  for (let left = ATTEMPTS - 1; ; left -= 1) {
    try {
      const claimed = await attempt(context, wanted);
      failPoint('claim.after-commit');
      return claimed;
    } catch (error) {
      if (left === 0 || !isRetryable(error)) throw error;
    }
  }
}

/**
 * Grants a free gift: order, code, household keys and count in one transaction, so that a refusal takes nothing. D22 to
 * D24, D27. Throws 404, `event_closed`, `event_exhausted`, `already_ordered`, `out_of_stock`, `rate_limited`, and 422
 * for wrong fields, including a bad code.
 */
export async function claimGift(
  context: TenantContext,
  slug: string,
  form: ClaimForm,
  visitor: CodeVisitor,
): Promise<Claimed> {
  const { folded, codes } = parseCode(form.promo_code);
  const typed = { tenantId: context.tenantId, slug, visitor, folded };
  if (form.promo_code !== '') await refuseTooMany(typed);
  try {
    return await attemptAgain(context, { slug, form, codes });
  } catch (error) {
    if (error instanceof ClaimRefusal) return refuse(context, typed, error.refused);
    throw error;
  }
}
