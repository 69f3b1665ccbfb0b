import { AppError, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { claimAvailability } from '@/lib/modules/events/rules/event-availability';
import { parseCode } from '@/lib/modules/checkout/rules/promo-code';
import { needsPromoCode } from '@/lib/modules/orders/rules/consumer-form';
import { readClaim } from '@/lib/modules/claims/service/statements/read-claim';
import { lookAtCode } from '@/lib/modules/claims/data/usable-code';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { notInStore } from '@/lib/modules/catalogue/service/not-in-store';
import { refuseTooMany, type CodeVisitor } from '@/lib/modules/checkout/service/code-limits';
import { refuse } from './refuse';
import type { RefusalCause } from './refusal';

/** The reason why a claim with this code would be refused now; null when none is known. */
async function refusalNow(tx: Transaction, slug: string, codes: string[]): Promise<RefusalCause | null> {
  const facts = await readClaim(tx, { slug, productIds: [] });
  if (!facts) throw await notInStore(tx, slug);
  const { event } = facts;
  const availability = claimAvailability(event, now());
  if (availability === 'not_found') throw notFound();
  if (availability !== 'open') throw new AppError(availability);
  const look = await lookAtCode(tx, { tenantId: event.tenantId, eventId: event.id, codes, at: now() });
  if (needsPromoCode(event) && !look.open) return { kind: 'code', eventId: event.id, codes };
  return look.seated ? null : { kind: 'exhausted', eventId: event.id };
}

/**
 * Tells the visitor of a claim link, before they fill in the form, whether its code can be used; takes nothing. It has
 * the same protection as a claim and reveals no more: one answer for every kind of bad code, wrong ones counted. D22-2,
 * D27. Throws 404, `event_not_open`, `event_closed`, `event_exhausted`, `rate_limited`, and 422 for a bad code.
 */
export async function checkCode(
  context: TenantContext,
  slug: string,
  text: string,
  visitor: CodeVisitor,
): Promise<{ usable: true }> {
  const { folded, codes } = parseCode(text);
  const typed = { tenantId: context.tenantId, slug, visitor, folded };
  await refuseTooMany(typed);
  const refused = await withTenant(context, (tx) => refusalNow(tx, slug, codes));
  return refused ? refuse(context, typed, refused) : { usable: true };
}
