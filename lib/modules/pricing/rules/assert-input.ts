import { assertMinor, type Minor } from '@/lib/kernel/money';
import type { PriceBasketInput, ShippingTable, Voucher } from './types';

/** Throws a RangeError for an invalid figure: negative, fractional, or too large to be exact. */
export function assertInput({ store, lines, voucher }: PriceBasketInput): void {
  assertNotNegative(store.vatRateBp);
  assertTable(store.regionShipping);
  if (store.customShipping) assertTable(store.customShipping);
  if (store.fixedRetailShipping !== null) assertNotNegative(store.fixedRetailShipping);
  for (const line of lines) {
    assertNotNegative(line.unitNet);
    if (assertMinor(line.quantity) < 1) throw new RangeError(`not a quantity: ${line.quantity}`);
  }
  if (voucher) assertNotNegative(worthOf(voucher));
}

function worthOf(voucher: Voucher): number {
  return voucher.kind === 'percent' ? voucher.basisPoints : voucher.amount;
}

function assertTable(table: ShippingTable): void {
  for (const price of [table.standard, table.standardTracked, table.express, table.additionalItem]) {
    assertNotNegative(price);
  }
}

function assertNotNegative(value: Minor): void {
  if (assertMinor(value) < 0) throw new RangeError(`below zero: ${value}`);
}
