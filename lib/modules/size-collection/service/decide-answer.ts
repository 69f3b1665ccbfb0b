import { invalid, type FieldErrors } from '@/lib/kernel/app-error';
import type { answerInvitation } from '@/lib/modules/size-collection/contract/answer-invitation';
import type { BodyOf } from '@/lib/contract/route';
import { checkAddress, type CheckedAddress } from '@/lib/modules/checkout/rules/check-address';
import { variantOf } from '@/lib/modules/checkout/rules/resolve-lines';
import type { InvitationRow } from '@/lib/modules/size-collection/data/read-invitation';
import type { AnswerRow } from '@/lib/modules/size-collection/data/write-answer';
import type { InviteeDelivery } from '@/lib/db/schema/size-collection';
import type { Transaction } from '@/lib/db/transaction';
import { printableLines } from '@/lib/modules/checkout/service/printable-lines';

export type AnswerForm = BodyOf<typeof answerInvitation>;

/** The columns of an answer without its owner and its time. */
export type DecidedAnswer = Omit<AnswerRow, 'tenantId' | 'inviteeId' | 'at'>;

function deliveryOf(address: CheckedAddress): InviteeDelivery {
  return {
    phone: address.phone,
    address_first_line: address.address_first_line,
    address_second_line: address.address_second_line,
    address_city: address.address_city,
    address_county: address.address_county,
    address_postcode: address.address_postcode,
    address_country: address.address_country,
    country_iso2: address.country_iso2,
    address_state: address.address_state,
    state_abbreviation: address.state_abbreviation,
  };
}

/** An invitee may keep a piece that has sold out since they chose it. */
function pieceProblems(
  { products: [wanted] }: AnswerForm,
  { invitee, products }: InvitationRow,
): FieldErrors {
  const product = products.find(({ sellable }) => sellable.id === wanted?.product_id);
  const variant = wanted && product && variantOf(product.sellable, wanted);
  const own = invitee.piece?.variantId === variant?.id;
  return !variant || variant.stock > 0 || own ? {} : { 'products.0.variant_id': ['out_of_stock'] };
}

/**
 * Checks all parts of an answer at once: the piece, its texts and pictures, and the address if the event ships to many
 * addresses. A picture is valid if this invitee sends its upload token or has it in the answer being changed. Throws
 * 422 with every wrong field. S3.4-29, S5, D4, D12.
 */
export async function decideAnswer(
  tx: Transaction,
  row: InvitationRow,
  form: AnswerForm,
): Promise<DecidedAnswer> {
  const { event, invitee } = row;
  const address = event.collectAddresses ? checkAddress({ ...form, email: invitee.email }, event) : null;
  const products = row.products.map(({ sellable }) => sellable);
  const lines = await printableLines(tx, form.products, { event, products, kept: invitee.pictures });
  const piece = lines.ok ? lines.value[0] : undefined;
  const problems: FieldErrors = {
    ...(address && !address.ok ? address.error : {}),
    ...(form.products[0]?.quantity === 1 ? {} : { 'products.0.quantity': ['too_large'] }),
    ...(lines.ok ? {} : lines.error),
    ...pieceProblems(form, row),
  };
  if (Object.keys(problems).length > 0 || !piece) throw invalid(problems);
  return {
    name: form.name,
    productId: piece.product.id,
    variantId: piece.variant.id,
    personalisation: piece.personalisation,
    delivery: address?.ok ? deliveryOf(address.value) : null,
  };
}
