import type { BodyOf } from '@/lib/contract/route';
import type { checkCode as contract, UsableCode } from '@/lib/modules/claims/contract/check-code';
import { AppError, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { claimAvailability } from '@/lib/modules/events/rules/event-availability';
import { parseCode } from '@/lib/modules/orders/rules/promo-code';
import { needsPromoCode } from '@/lib/modules/orders/rules/consumer-form';
import { readClaim } from '@/lib/modules/claims/service/statements/read-claim';
import { notesOf } from '@/lib/modules/claims/rules/note-lines';
import { lookAtCode, markLinkOpened, readNotes } from '@/lib/modules/claims/data/usable-code';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { notInStore } from '@/lib/modules/catalogue/service/not-in-store';
import { refuseTooMany, type CodeVisitor } from '@/lib/modules/checkout/service/code-limits';
import { refuse } from './refuse';
import type { RefusalCause } from './refusal';

/** Why a claim with this code would be refused now; without a reason, what the code limits it to. */
async function lookNow(
  tx: Transaction,
  slug: string,
  { codes, fromLink }: { codes: string[]; fromLink: boolean },
): Promise<RefusalCause | UsableCode> {
  const facts = await readClaim(tx, { slug, productIds: [] });
  if (!facts) throw await notInStore(tx, slug);
  const { event } = facts;
  const availability = claimAvailability(event, now());
  if (availability === 'not_found') throw notFound();
  if (availability !== 'open') throw new AppError(availability);
  const wanted = { tenantId: event.tenantId, eventId: event.id, codes, at: now() };
  const look = await lookAtCode(tx, wanted);
  if (needsPromoCode(event) && !look.open) return { kind: 'code', eventId: event.id, codes };
  if (!look.seated) return { kind: 'exhausted', eventId: event.id, codes };
  if (fromLink) await markLinkOpened(tx, wanted);
  return {
    usable: true,
    products: look.terms?.products ?? null,
    countries: look.terms?.countries ?? null,
    notes: needsPromoCode(event) ? notesOf(...(await readNotes(tx, wanted))) : [],
  };
}

/**
 * Tells the visitor of a claim link, before they fill in the form, whether its code can be used, and for what; takes
 * nothing. It has the same protection as a claim and reveals no more: one answer for every kind of bad code, wrong ones
 * counted. D22-2, D27, D40. Throws 404, `event_not_open`, `event_closed`, `event_exhausted`, `rate_limited`, and 422 for a
 * bad code.
 */
export async function checkCode(
  context: TenantContext,
  slug: string,
  { promo_code: text, from_link: fromLink }: BodyOf<typeof contract>,
  visitor: CodeVisitor,
): Promise<UsableCode> {
  const { folded, codes } = parseCode(text);
  const typed = { tenantId: context.tenantId, slug, visitor, folded };
  await refuseTooMany(typed);
  const found = await withTenant(context, (tx) => lookNow(tx, slug, { codes, fromLink }));
  return 'usable' in found ? found : refuse(context, typed, found);
}
