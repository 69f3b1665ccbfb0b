import type { ResponseOf } from '@/lib/contract/route';
import type { claimGift as contract } from '@/lib/modules/claims/contract/claim';
import { countryFrom } from '@/lib/address/country-names';
import { failPoint } from '@/lib/env/fail-point';
import { parseCode } from '@/lib/modules/orders/rules/promo-code';
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
import { letWait } from '@/lib/modules/orders/service/reserve-or-wait';
import { isWaiting } from '@/lib/modules/orders/rules/waiting';
import { editableUntil } from '@/lib/modules/orders/service/editable-until';
import { claimRows, confirmKey } from './claim-rows';
import { refuseTooMany, type CodeVisitor } from '@/lib/modules/checkout/service/code-limits';
import { decideClaim, type ClaimForm } from './decide-claim';
import { countRefused } from './funnel/count-claims';
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

/**
 * A claim that has to wait: for its client's decision, since another has its key or each is to be approved, or for credit.
 * Never leaves this file.
 */
class HasToWait extends Error {
  override readonly name = 'HasToWait';
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
 * that the claim is to be confirmed, instead of the confirmation. `forApproval`: its client approves each claim (D24-4).
 * False when neither that nor a match is a reason any more.
 */
async function flag(
  tx: Transaction,
  context: TenantContext,
  placement: ClaimPlacement,
  forApproval: boolean,
): Promise<boolean> {
  const { order, keys, at } = placement;
  const { tenantId, id: orderId, eventId } = order;
  const reasons = await flagClaim(tx, { tenantId, orderId, eventId, keys, at, forApproval });
  if (reasons.length === 0 && !forApproval) return false;
  const subject = { subjectType: 'order', subjectId: orderId } as const;
  const data = { event: eventId, reasons, ...(forApproval ? { approval: true } : {}) };
  await audit(tx, context, { action: 'claim.flagged', ...subject, data });
  const mail = { tenantId, orderId, kind: 'claim_received' } as const;
  await enqueue(tx, 'send-order-mail', mail, { jobKey: confirmKey(orderId) });
  return true;
}

/** Checks the form and collects what the claim takes and writes, whether a known key refuses it, and whether it waits anyway. */
async function prepare(tx: Transaction, context: TenantContext, { slug, form, codes }: Wanted) {
  const decided = await decideClaim(tx, slug, { form, codes });
  const { keys, refuses } = householdKeys(decided.event, decided.address);
  const wanted = needsPromoCode(decided.event) ? codes : null;
  // The event's page must say when no gifts are left.
  const jobsWhenFull = [purgeJob(slug)];
  failPoint('claim.before-commit');
  const placement = { ...claimRows(context, decided), codes: wanted, keys, jobsWhenFull };
  return { placement, refuses, approves: decided.approves };
}

/** What a granted claim waits for, if anything. */
type Waits = 'decision' | 'release' | null;

const granted = ({ order }: ClaimPlacement, waits: Waits): Claimed => ({
  order_ref: order.orderRef,
  order_link: orderPath({ tenantId: order.tenantId, orderId: order.id }),
  estimatedDeliveryDateX: wireDay(order.deliveryFrom),
  estimatedDeliveryDateY: wireDay(order.deliveryTo),
  to_be_confirmed: waits === 'decision',
  awaits_release: waits === 'release',
  edit_until: editableUntil(order),
});

/**
 * A claim as nearly all are: all claims of an event compete for its count, so the commit is sent with the statement that
 * takes it. Throwing what the statement's row says only reports: the database refuses to commit such a claim.
 */
async function attemptAtOnce(context: TenantContext, wanted: Wanted): Promise<Claimed> {
  return withTenantToLast(
    context,
    async (tx) => {
      const prepared = await prepare(tx, context, wanted);
      if (prepared.approves) throw new HasToWait();
      return prepared;
    },
    async (tx, { placement, refuses }) => {
      const outcome = await placeWholeClaim(tx, placement);
      check(outcome, placement, refuses);
      if (outcome.known.length > 0 || isWaiting(outcome.credit)) throw new HasToWait();
      return granted(placement, null);
    },
  );
}

/**
 * A claim that may have to wait, which takes statements of its own; throwing rolls the transaction back. A flagged one
 * without credit is in the client's queue of decisions, and asks for credit again once the client has let it pass.
 */
async function attemptWaiting(context: TenantContext, wanted: Wanted): Promise<Claimed> {
  return withTenant(context, async (tx) => {
    const { placement, refuses, approves } = await prepare(tx, context, wanted);
    const outcome = await placeClaim(tx, placement);
    check(outcome, placement, refuses);
    const asks = approves || outcome.known.length > 0;
    if (asks && (await flag(tx, context, placement, approves))) return granted(placement, 'decision');
    if (!isWaiting(outcome.credit)) return granted(placement, null);
    await letWait(tx, context, placement.order, outcome.credit);
    return granted(placement, 'release');
  });
}

async function attempt(context: TenantContext, wanted: Wanted): Promise<Claimed> {
  try {
    return await attemptAtOnce(context, wanted);
  } catch (error) {
    if (error instanceof HasToWait) return attemptWaiting(context, wanted);
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
 * Grants a free gift: order, code, household keys, count and its client's credit in one transaction, so that a refusal takes
 * nothing. Where the client has too little credit or budget, the claim stands and its order waits. D22 to D24, D27, D37-5. Throws 404, `event_closed`, `event_exhausted`, `already_ordered`, `out_of_stock`, `rate_limited`, and 422
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
    if (!(error instanceof ClaimRefusal)) throw error;
    const { kind } = error.refused;
    const country = countryFrom(form.address_country)?.iso2 ?? '';
    countRefused(context.tenantId, {
      slug,
      codes,
      country,
      codeWasGood: kind !== 'code' && kind !== 'email',
    });
    return refuse(context, typed, error.refused);
  }
}
