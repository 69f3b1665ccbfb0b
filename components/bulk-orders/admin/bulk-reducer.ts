import type { OwnItem, ShipmentValues } from '@/lib/modules/bulk-orders/rules/bulk-values';
import type { AddressForm } from '@/lib/modules/checkout/rules/check-address';
import type { ShippingMethod } from '@/lib/modules/pricing/rules/types';

/** A Bulk order while it is being made. */
export interface BulkValues {
  method: ShippingMethod;
  shipments: readonly ShipmentValues[];
}

export type BulkAction =
  | { type: 'method'; method: ShippingMethod }
  | { type: 'cell'; shipment: string; variant: string; text: string }
  | { type: 'address'; shipment: string; field: keyof AddressForm; text: string }
  | { type: 'dropOwn'; shipment: string; item: OwnItem }
  | { type: 'add'; shipment: ShipmentValues }
  | { type: 'remove'; shipment: string }
  | { type: 'all'; values: BulkValues };

const at = (
  { shipments }: BulkValues,
  id: string,
  change: (shipment: ShipmentValues) => ShipmentValues,
): readonly ShipmentValues[] => shipments.map((one) => (one.id === id ? change(one) : one));

/** One change of what is entered. */
export function bulkReducer(values: BulkValues, action: BulkAction): BulkValues {
  switch (action.type) {
    case 'method':
      return { ...values, method: action.method };
    case 'cell': {
      const { shipment, variant, text } = action;
      const shipments = at(values, shipment, (one) => ({ ...one, cells: { ...one.cells, [variant]: text } }));
      return { ...values, shipments };
    }
    case 'address': {
      const { shipment, field, text } = action;
      const shipments = at(values, shipment, (one) => ({
        ...one,
        address: { ...one.address, [field]: text },
      }));
      return { ...values, shipments };
    }
    case 'dropOwn': {
      const { shipment, item } = action;
      const shipments = at(values, shipment, (one) => ({
        ...one,
        own: one.own.filter((other) => other !== item),
      }));
      return { ...values, shipments };
    }
    case 'add':
      return { ...values, shipments: [...values.shipments, action.shipment] };
    case 'remove':
      return { ...values, shipments: values.shipments.filter(({ id }) => id !== action.shipment) };
    case 'all':
      return action.values;
  }
}
