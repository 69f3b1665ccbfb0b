import { badRequest, missingParam } from '../api/fault';
import { integer, list, metadataOf, needInteger, needText, nested, text } from '../api/read';
import type { ApiCall } from '../api/api-call';
import type { Form } from '../api/form';
import { customerOf } from '../customers/customer';
import { addressOf } from '../methods/billing';
import { newStripeId } from '../new-id';
import type { Owner } from '../objects';
import type { World } from '../world';
import type { TaxAddress, TaxLine, TaxShipping } from './objects';
import { collectsIn } from './registrations';
import { stateRate } from './us-rates';
import { stateOfZip } from './us-zips';

const GOODS = 'txcd_99999999';
const SHIPPING = 'txcd_92010001';

export interface TaxInput {
  currency: string;
  address: TaxAddress;
  addressSource: 'billing' | 'shipping';
  customer: string | null;
  lines: TaxLine[];
  shipping: TaxShipping | null;
  taxDate: number | undefined;
  /** In thousandths of a percent; null if the seller collects no tax there. */
  rate: number | null;
  /** The state whose tax it is. */
  state: string | null;
}

/** Validates the input of a calculation. Throws the API's 400s. */
export function readTaxInput(world: World, { form, owner }: ApiCall): TaxInput {
  const items = list(form, 'line_items');
  if (items.length === 0) throw missingParam('line_items');
  const customer = text(form, 'customer') ?? null;
  const { address, source } = placeOf(world, owner, form, customer);
  const lines = items.map((item, index) => readLine(item, index));
  if (new Set(lines.map((line) => line.reference)).size !== lines.length) {
    throw badRequest('Each line item needs its own reference.', { param: 'line_items' });
  }
  return {
    currency: needText(form, 'currency').toLowerCase(),
    address,
    addressSource: source,
    customer,
    lines,
    shipping: readShipping(form),
    taxDate: integer(form, 'tax_date'),
    ...rateFor(world, owner, address),
  };
}

interface Place {
  address: TaxAddress;
  source: 'billing' | 'shipping';
}

/** Where the buyer is: as the call says, or else the stored customer's shipping or billing address. */
function placeOf(world: World, owner: Owner, form: Form, customer: string | null): Place {
  const details = nested(form, 'customer_details');
  if (details && customer !== null)
    throw badRequest('You may only specify one of these parameters: customer, customer_details.');
  if (details) return { address: readAddress(details), source: readSource(details) };
  if (customer === null) throw missingParam('customer_details');
  const stored = customerOf(world, owner, customer, 'customer').customer;
  const found = stored.shipping?.address ?? stored.address;
  if (!found?.country) throw unplaced();
  const address = { ...found, country: found.country };
  return { address, source: stored.shipping ? 'shipping' : 'billing' };
}

function readSource(details: Form): Place['source'] {
  const param = 'customer_details[address_source]';
  const source = needText(details, 'address_source', param);
  if (source === 'billing' || source === 'shipping') return source;
  throw badRequest('Invalid address_source: must be one of billing or shipping', { param });
}

function readAddress(details: Form): TaxAddress {
  const form = nested(details, 'address');
  const country = form && text(form, 'country');
  if (!form || !country) throw missingParam('customer_details[address][country]');
  return { ...addressOf(form), country };
}

function unplaced(): Error {
  return badRequest('The customer location cannot be told: a US address needs a ZIP code.', {
    code: 'customer_tax_location_invalid',
    param: 'customer_details[address]',
  });
}

/** A ZIP code alone is enough to place a US address. */
function rateFor(world: World, owner: Owner, address: TaxAddress): Pick<TaxInput, 'rate' | 'state'> {
  if (address.country !== 'US') return { rate: null, state: address.state };
  const zipState = stateOfZip(address.postal_code ?? '');
  const state = address.state ?? zipState;
  const rate = zipState === undefined || state === undefined ? undefined : stateRate(state);
  if (rate === undefined || state === undefined) throw unplaced();
  return { rate: collectsIn(world, owner, state) ? rate : null, state };
}

function behaviour(form: Form): 'exclusive' | 'inclusive' {
  return text(form, 'tax_behavior') === 'inclusive' ? 'inclusive' : 'exclusive';
}

function amountOf(form: Form, param: string): number {
  const amount = needInteger(form, 'amount', param);
  if (amount < 0)
    throw badRequest('Amounts may not be negative here.', { code: 'parameter_invalid_integer', param });
  return amount;
}

function readLine(item: Form[string], index: number): TaxLine {
  if (typeof item !== 'object' || Array.isArray(item)) throw missingParam(`line_items[${index}][amount]`);
  return {
    id: newStripeId('tax_li'),
    object: 'tax.calculation_line_item',
    amount: amountOf(item, `line_items[${index}][amount]`),
    amount_tax: 0,
    livemode: false,
    metadata: metadataOf(item),
    performance_location: null,
    product: text(item, 'product') ?? null,
    quantity: integer(item, 'quantity') ?? 1,
    reference: text(item, 'reference') ?? `L${index + 1}`,
    tax_behavior: behaviour(item),
    tax_breakdown: null,
    tax_code: text(item, 'tax_code') ?? GOODS,
  };
}

function readShipping(form: Form): TaxShipping | null {
  const cost = nested(form, 'shipping_cost');
  if (!cost) return null;
  const amount = amountOf(cost, 'shipping_cost[amount]');
  return {
    amount,
    amount_tax: 0,
    tax_behavior: behaviour(cost),
    tax_code: text(cost, 'tax_code') ?? SHIPPING,
  };
}
