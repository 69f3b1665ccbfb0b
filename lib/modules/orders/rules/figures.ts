import type { FieldErrors } from '@/lib/kernel/app-error';
import { fromWire, toWire, type Minor } from '@/lib/kernel/money';
import type { BasketPrice } from '@/lib/modules/pricing/rules/types';
import type { WantedLine } from './order-line-types';

/** The figures of an order in minor units. */
export interface OrderAmounts {
  itemsGross: Minor;
  shippingGross: Minor;
  discount: Minor;
  waived: Minor;
  net: Minor;
  /** VAT, or the US sales tax. */
  vat: Minor;
  total: Minor;
  /** The total after discount: VAT-inclusive, or before tax in the US (D13-3). */
  amount: Minor;
}

/** The totals of S3.7, also sent with the 422 for a mismatch, as wire amounts. */
export interface Figures {
  items_total: string;
  total_shipping_price: string;
  discount_amount: string;
  waived_amount: string;
  total_store_price_excluding_vat: string;
  total_store_vat: string;
  total_store_price: string;
  amount: string;
}

/** A price's amounts; `tax` is the provider's sales tax, 0 outside the US. */
export function amountsOf(price: BasketPrice, tax: Minor): OrderAmounts {
  return {
    itemsGross: price.itemsGross,
    shippingGross: price.shipping.gross,
    discount: price.discount,
    waived: price.waived,
    net: price.totalNet,
    vat: price.totalVat + tax,
    total: price.total + tax,
    amount: price.total,
  };
}

export function figuresOf(amounts: OrderAmounts): Figures {
  return {
    items_total: toWire(amounts.itemsGross),
    total_shipping_price: toWire(amounts.shippingGross),
    discount_amount: toWire(amounts.discount),
    waived_amount: toWire(amounts.waived),
    total_store_price_excluding_vat: toWire(amounts.net),
    total_store_vat: toWire(amounts.vat),
    total_store_price: toWire(amounts.total),
    amount: toWire(amounts.amount),
  };
}

/** The highest charge, 999,999.99: the provider's limit, and within the range of the order's columns. */
const MAX_CHARGE: Minor = 99_999_999;

/** Whether an order exceeds the highest charge before any voucher. */
export function isTooLarge(price: BasketPrice): boolean {
  return price.itemsGross + price.shipping.gross > MAX_CHARGE;
}

interface StatedFigures {
  amount: string;
  total_shipping_price: string;
  products: readonly WantedLine[];
}

/** Whether a stated amount differs from ours. A missing amount on either side does not differ. */
function differs(stated: string | undefined, ours: Minor | undefined): boolean {
  return stated !== undefined && ours !== undefined && fromWire(stated) !== ours;
}

/** The fields in which a shopper's figures differ from the server's; empty when all agree. D15-1. */
export function figureMismatches(stated: StatedFigures, price: BasketPrice): FieldErrors {
  const problems: FieldErrors = {};
  if (fromWire(stated.amount) !== price.total) problems['amount'] = ['amount_mismatch'];
  if (fromWire(stated.total_shipping_price) !== price.shipping.gross) {
    problems['total_shipping_price'] = ['amount_mismatch'];
  }
  stated.products.forEach((line, index) => {
    const { unitGross, unitNet } = price.lines[index] ?? {};
    if (differs(line.price, unitGross)) problems[`products.${index}.price`] = ['amount_mismatch'];
    if (differs(line.store_selling_price, unitNet)) {
      problems[`products.${index}.store_selling_price`] = ['amount_mismatch'];
    }
  });
  return problems;
}
