import { badRequest, missingParam } from '../api/fault';
import { allowOnly, integer, list, metadataOf, needInteger, needText, nested, text } from '../api/read';
import type { Form } from '../api/form';
import { newStripeId } from '../new-id';
import type { TaxAddress, TaxLine, TaxShipping } from './objects';
import { stateRate } from './us-rates';

const KNOWN = new Set([
  'currency',
  'customer',
  'customer_details',
  'expand',
  'line_items',
  'ship_from_details',
  'shipping_cost',
  'tax_date',
]);
const GOODS = 'txcd_99999999';
const SHIPPING = 'txcd_92010001';

export interface TaxInput {
  currency: string;
  address: TaxAddress;
  addressSource: string | null;
  lines: TaxLine[];
  shipping: TaxShipping | null;
  taxDate: number | undefined;
  /** In thousandths of a percent; null if the seller collects no tax there. */
  rate: number | null;
}

/** Validates the input of a calculation. Throws the API's 400s. */
export function readTaxInput(form: Form): TaxInput {
  allowOnly(form, KNOWN);
  const items = list(form, 'line_items');
  if (items.length === 0) throw missingParam('line_items');
  const details = nested(form, 'customer_details');
  if (!details) throw missingParam('customer_details');
  const address = readAddress(details);
  const lines = items.map((item, index) => readLine(item, index));
  if (new Set(lines.map((line) => line.reference)).size !== lines.length) {
    throw badRequest('Each line item needs its own reference.', { param: 'line_items' });
  }
  return {
    currency: needText(form, 'currency').toLowerCase(),
    address,
    addressSource: text(details, 'address_source') ?? null,
    lines,
    shipping: readShipping(form),
    taxDate: integer(form, 'tax_date'),
    rate: rateFor(address),
  };
}

function readAddress(details: Form): TaxAddress {
  const form = nested(details, 'address');
  const country = form && text(form, 'country');
  if (!form || !country) throw missingParam('customer_details[address][country]');
  return {
    city: text(form, 'city') ?? null,
    country,
    line1: text(form, 'line1') ?? null,
    line2: text(form, 'line2') ?? null,
    postal_code: text(form, 'postal_code') ?? null,
    state: text(form, 'state') ?? null,
  };
}

function rateFor(address: TaxAddress): number | null {
  if (address.country !== 'US') return null;
  const rate = address.state === null ? undefined : stateRate(address.state);
  if (rate === undefined || !/^\d{5}(-\d{4})?$/.test(address.postal_code ?? '')) {
    throw badRequest(
      'The customer location cannot be told: a US address needs a state (KS) and a ZIP code.',
      {
        code: 'customer_tax_location_invalid',
        param: 'customer_details[address]',
      },
    );
  }
  return rate;
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
