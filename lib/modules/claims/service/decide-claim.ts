import { AppError, invalid, notFound, type FieldErrors } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import type { BodyOf } from '@/lib/contract/route';
import type { claimGift } from '@/lib/modules/claims/contract/claim';
import { checkAddress } from '@/lib/modules/checkout/rules/check-address';
import { claimAvailability } from '@/lib/modules/events/rules/event-availability';
import { needsPromoCode } from '@/lib/modules/orders/rules/consumer-form';
import { sourceKey } from '@/lib/modules/orders/rules/visit-source';
import { readClaim, type ClaimFacts } from '@/lib/modules/claims/service/statements/read-claim';
import { NO_PERSONAL_PRICE } from '@/lib/modules/pricing/rules/personal-price';
import type { Transaction } from '@/lib/db/transaction';
import { printableLines } from '@/lib/modules/checkout/service/printable-lines';
import { notInStore } from '@/lib/modules/catalogue/service/not-in-store';
import { emailRefusal } from '@/lib/modules/claims/rules/email-rules';
import type { DecidedClaim } from './claim-rows';
import { ClaimRefusal, FIELD_CODE_OF } from './refusal';

export type ClaimForm = BodyOf<typeof claimGift>;

/** A claim is for one gift: one line with one piece. */
function giftProblems({ products }: ClaimForm): FieldErrors {
  if (products.length > 1) return { products: ['too_many'] };
  return products[0]?.quantity === 1 ? {} : { 'products.0.quantity': ['too_large'] };
}

function codeProblems(form: ClaimForm, { event }: ClaimFacts): FieldErrors {
  return needsPromoCode(event) && form.promo_code === '' ? { promo_code: ['required'] } : {};
}

/**
 * Reads the event and its gifts. Throws 404 for an event of this tenant without a claim page, `event_not_open` and
 * `event_closed`.
 */
async function readOpenEvent(
  tx: Transaction,
  slug: string,
  { form, codes }: { form: ClaimForm; codes: readonly string[] },
): Promise<ClaimFacts> {
  const productIds = form.products.map((line) => line.product_id);
  const facts = await readClaim(tx, { slug, productIds, lang: form.lang, codes });
  if (!facts) throw await notInStore(tx, slug);
  const availability = claimAvailability(facts.event, now());
  if (availability === 'not_found') throw notFound();
  if (availability !== 'open') throw new AppError(availability);
  return facts;
}

/** What a good code's batch rules out: another country, another gift. Of a bad code nothing is known here. D40-3. */
function termProblems(
  { products: [line] }: ClaimForm,
  { terms, event }: ClaimFacts,
  iso2: string,
): FieldErrors {
  if (!terms || !needsPromoCode(event)) return {};
  const { countries, products } = terms;
  const isAbroad = countries !== null && !countries.includes(iso2);
  const isOther = line && products !== null && !products.includes(line.product_id);
  return {
    ...(isAbroad ? { address_country: ['country_not_of_code'] } : {}),
    ...(isOther ? { 'products.0.product_id': ['gift_not_of_code'] } : {}),
  };
}

/**
 * Checks everything that the sender can correct, all at once: address, gift, printed text, a missing code. Throws 422
 * with every wrong field. An e-mail address that the event refuses is one of them, and is decided before any code is looked
 * at, so that it says nothing of the code; alone it is a `ClaimRefusal`, which the client's log has with its reason (D22-6).
 * What the code's batch rules out is said only of a claim with nothing else wrong: of such a claim
 * a bad code is looked for and counted, so that no second wrong field makes guessing codes free. S5, D12, D15, D22, D27.
 */
export async function decideClaim(
  tx: Transaction,
  slug: string,
  sent: { form: ClaimForm; codes: readonly string[] },
): Promise<DecidedClaim> {
  const { form } = sent;
  const facts = await readOpenEvent(tx, slug, sent);
  const { event, gate, products } = facts;
  const address = checkAddress(form, event);
  const free = products.map((product) => ({ ...product, unitNet: 0, personalPrice: NO_PERSONAL_PRICE }));
  const lines = await printableLines(tx, form.products, { event, products: free });
  const problems: FieldErrors = {
    ...(address.ok ? {} : address.error),
    ...codeProblems(form, facts),
    ...giftProblems(form),
    ...(lines.ok ? {} : lines.error),
  };
  const gift = lines.ok ? lines.value[0] : undefined;
  const refused = emailRefusal(form.email, gate);
  if (Object.keys(problems).length > 0 || !address.ok || !gift)
    throw invalid({ ...(refused ? { email: [FIELD_CODE_OF[refused]] } : {}), ...problems });
  if (refused) {
    const tried = needsPromoCode(event) ? sent.codes : [];
    throw new ClaimRefusal({ kind: 'email', eventId: event.id, codes: tried, reason: refused });
  }
  const ruledOut = termProblems(form, facts, address.value.country_iso2);
  if (Object.keys(ruledOut).length > 0) throw invalid(ruledOut);
  const source = sourceKey(form.source);
  return { event, address: address.value, lang: form.lang, source, gift, approves: gate.approves };
}
