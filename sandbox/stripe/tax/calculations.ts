import { pathId, sameOwner, type ApiCall } from '../api/api-call';
import { resourceMissing } from '../api/fault';
import { texts } from '../api/read';
import { newStripeId, seconds } from '../new-id';
import type { Owner } from '../objects';
import type { CalculationRecord } from '../records';
import type { World } from '../world';
import type { TaxBreakdown, TaxCalculation, TaxLine, TaxShipping } from './objects';
import { readTaxInput, type TaxInput } from './read-input';
import { needActiveTax } from './settings';
import { taxOnTop, taxWithin } from './spread';
import { percentText } from './us-rates';

const VALID_FOR = 90 * 24 * 3600;

type Taxed = Pick<TaxLine, 'amount' | 'amount_tax' | 'tax_behavior'>;

function applyTax(parts: Taxed[], kind: Taxed['tax_behavior'], rate: number): { base: number; tax: number } {
  const group = parts.filter((part) => part.tax_behavior === kind);
  const amounts = group.map((part) => part.amount);
  const taxes = kind === 'exclusive' ? taxOnTop(amounts, rate) : taxWithin(amounts, rate);
  group.forEach((part, index) => (part.amount_tax = taxes[index] ?? 0));
  const gross = amounts.reduce((sum, amount) => sum + amount, 0);
  const tax = taxes.reduce((sum, amount) => sum + amount, 0);
  return { base: kind === 'exclusive' ? gross : gross - tax, tax };
}

function breakdown(input: TaxInput, group: { base: number; tax: number }, inclusive: boolean): TaxBreakdown {
  const collected = input.rate !== null;
  return {
    amount: group.tax,
    inclusive,
    tax_rate_details: {
      country: input.address.country,
      flat_amount: null,
      percentage_decimal: percentText(input.rate ?? 0),
      rate_type: collected ? 'percentage' : null,
      state: input.state,
      tax_type: collected ? 'sales_tax' : null,
    },
    taxability_reason: !collected
      ? 'not_collecting'
      : input.rate === 0
        ? 'not_subject_to_tax'
        : 'standard_rated',
    taxable_amount: input.rate ? group.base : 0,
  };
}

/** POST /v1/tax/calculations: goods and shipping taxed at the state's rate, the sum rounded half up. */
export function createCalculation(world: World, call: ApiCall): unknown {
  const input = readTaxInput(world, call);
  needActiveTax(world, call.owner);
  const parts: (TaxLine | TaxShipping)[] = input.shipping ? [...input.lines, input.shipping] : input.lines;
  const onTop = applyTax(parts, 'exclusive', input.rate ?? 0);
  const within = applyTax(parts, 'inclusive', input.rate ?? 0);
  const total = parts.reduce((sum, part) => sum + part.amount, 0) + onTop.tax;
  const now = seconds();
  const calculation: TaxCalculation = {
    id: newStripeId('taxcalc'),
    object: 'tax.calculation',
    amount_total: total,
    currency: input.currency,
    customer: input.customer,
    customer_details: {
      address: input.address,
      address_source: input.addressSource,
      ip_address: null,
      tax_ids: [],
      taxability_override: 'none',
    },
    expires_at: now + VALID_FOR,
    livemode: false,
    ship_from_details: null,
    shipping_cost: input.shipping,
    tax_amount_exclusive: onTop.tax,
    tax_amount_inclusive: within.tax,
    tax_breakdown: [
      breakdown(input, onTop, false),
      ...(within.base > 0 ? [breakdown(input, within, true)] : []),
    ],
    tax_date: input.taxDate ?? now,
  };
  const record = world.calculations.put({
    id: calculation.id,
    ...call.owner,
    calculation,
    lines: input.lines,
  });
  return withLines(record, call);
}

/** The calculation of this id and owner. Throws a 404. */
export function calculationOf(world: World, owner: Owner, id: string, param = 'id'): CalculationRecord {
  const record = world.calculations.get(id);
  if (!record || !sameOwner(record, owner)) throw resourceMissing('tax calculation', id, param);
  return record;
}

function lineList(record: CalculationRecord): unknown {
  const url = `/v1/tax/calculations/${record.id}/line_items`;
  return { object: 'list', data: record.lines, has_more: false, url };
}

function withLines(record: CalculationRecord, call: ApiCall): unknown {
  const wanted = texts(call.form, 'expand').includes('line_items');
  return wanted ? { ...record.calculation, line_items: lineList(record) } : record.calculation;
}

/** The calculation, unless it has expired; then the API's error. */
function readable(world: World, call: ApiCall): CalculationRecord {
  const record = calculationOf(world, call.owner, pathId(call));
  if (record.calculation.expires_at < seconds()) throw resourceMissing('tax calculation', record.id);
  return record;
}

export function retrieveCalculation(world: World, call: ApiCall): unknown {
  return withLines(readable(world, call), call);
}

export function listCalculationLines(world: World, call: ApiCall): unknown {
  return lineList(readable(world, call));
}
