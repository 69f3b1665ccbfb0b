import { invalid } from '@/lib/kernel/app-error';
import type { BodyOf } from '@/lib/contract/route';
import type { editAddress as contract } from '@/lib/modules/order-changes/contract/edit-address';
import type { OrderPage } from '@/lib/modules/order-changes/contract/order-page';
import { checkAddress } from '@/lib/modules/checkout/rules/check-address';
import type { OrderCustomer } from '@/lib/db/schema/orders';
import { checkCodeCountry } from '@/lib/modules/claims/service/check-code-country';
import { recordRefusal } from '@/lib/modules/claims/service/record-refusal';
import { answerTo, ClaimRefusal } from '@/lib/modules/claims/service/refusal';
import { rehouseClaim } from '@/lib/modules/claims/service/rehouse-claim';
import { asShopper } from './as-shopper';
import type { Editor } from './change-order';
import { editOrder, type EditGround, type EditResult, type RequestedEdit } from './edit-order';

type Body = BodyOf<typeof contract>;
type Form = Omit<Body, 'version'>;

/** The field to show a tax increase at: the largest part of the address that changed. */
function fieldOf(before: OrderCustomer, after: OrderCustomer): string {
  const places = ['address_country', 'address_state', 'address_postcode', 'address_city'] as const;
  return places.find((place) => before[place] !== after[place]) ?? 'address_first_line';
}

const same = (one: OrderCustomer, other: OrderCustomer): boolean =>
  (Object.keys(other) as (keyof OrderCustomer)[]).every((field) => one[field] === other[field]);

/**
 * The e-mail stays the same: confirmations and the link to this page went there, and a holder of the link must not
 * redirect them.
 */
function decide(form: Form, { order, facts }: EditGround): EditResult | null {
  const { customer: before } = order.snapshot;
  const checked = checkAddress({ ...form, email: before.email }, facts.event);
  if (!checked.ok) throw invalid(checked.error);
  const customer: OrderCustomer = checked.value;
  if (same(before, customer)) return null;
  return { change: { kind: 'address' }, customer, line: null, field: fieldOf(before, customer) };
}

function requestedEdit(form: Form): RequestedEdit {
  return {
    decide: async (ground) => decide(form, ground),
    take: async (tx, context, { order, facts }, { customer }) => {
      if (order.kind !== 'claim') return;
      const from = order.snapshot.customer;
      if (customer.country_iso2 !== from.country_iso2)
        await checkCodeCountry(tx, order, customer.country_iso2);
      await rehouseClaim(tx, context, order, { event: facts.event, from, to: customer });
    },
  };
}

/**
 * Changes the name, phone or address of an order (D18-5, D18-6), by the checkout's rules and the event's countries and
 * states, and by the countries of a claim's code. A claim's household and person keys move with it. Throws as `editOrder` does, 422 with every wrong field, and
 * `already_ordered`, whose true reason goes to the client's log, as for a claim.
 */
export async function changeAddress(editor: Editor, version: string, form: Form): Promise<void> {
  try {
    await editOrder(editor, version, requestedEdit(form));
  } catch (error) {
    if (!(error instanceof ClaimRefusal)) throw error;
    await recordRefusal(editor.context, error.refused);
    throw answerTo(error.refused);
  }
}

/** `changeAddress` for the holder of the order's link, within its edit window. Throws as `asShopper` does besides. */
export function editAddress(
  token: string,
  requestId: string,
  { version, ...form }: Body,
): Promise<OrderPage> {
  return asShopper(token, requestId, (editor) => changeAddress(editor, version, form));
}
