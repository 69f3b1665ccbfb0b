import { toWire } from '@/lib/kernel/money';
import type { ShippingTable } from '@/lib/modules/pricing/rules/types';

/** A shipping table on the wire, ex VAT (D13). */
export function presentShipping(table: ShippingTable) {
  return {
    standard: toWire(table.standard),
    standard_tracked: toWire(table.standardTracked),
    express: toWire(table.express),
    additional_item_price: toWire(table.additionalItem),
  };
}
