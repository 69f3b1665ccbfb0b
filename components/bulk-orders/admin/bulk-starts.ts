import { defaultCountryOf, type DeliveryChoices } from '@/lib/address/delivery-choices';
import type { BulkOrderPart } from '@/lib/modules/bulk-orders/contract/bulk-order';
import type { BulkGround, CollectedLine } from '@/lib/modules/bulk-orders/contract/read-bulk-ground';
import type { OwnItem, ShipmentValues } from '@/lib/modules/bulk-orders/rules/bulk-values';
import type { FileShipment } from '@/lib/modules/bulk-orders/rules/shipment-file';
import type { AddressForm } from '@/lib/modules/checkout/rules/check-address';
import type { Region } from '@/lib/kernel/regions';

/** An id that is only compared on this page. */
const newKey = (): string => Math.random().toString(36).slice(2, 10);

/** The form of an address before anything is typed. */
export function emptyAddress(region: Region, { countries, defaultState }: DeliveryChoices): AddressForm {
  return {
    name: '',
    email: '',
    phone: '',
    address_country: defaultCountryOf(region, countries),
    address_first_line: '',
    address_second_line: '',
    address_city: '',
    address_postcode: '',
    address_county: '',
    address_state: defaultState,
  };
}

export const emptyShipment = (address: AddressForm): ShipmentValues => ({
  id: newKey(),
  address,
  cells: {},
  own: [],
});

interface Quantity {
  variant_id: string;
  quantity: number;
}

function cellsOf(lines: readonly Quantity[]): Record<string, string> {
  const sums = new Map<string, number>();
  for (const { variant_id, quantity } of lines) sums.set(variant_id, (sums.get(variant_id) ?? 0) + quantity);
  return Object.fromEntries([...sums].map(([variant, sum]) => [variant, String(sum)]));
}

/** Items with texts or pictures of their own, apart from those that are alike. */
function parted<
  Line extends Quantity & { product_id: string; personalisation?: OwnItem['personalisation'] | undefined },
>(lines: readonly Line[], nameOf: (line: Line) => string): Pick<ShipmentValues, 'cells' | 'own'> {
  const own = lines.flatMap((line) => {
    const { product_id, variant_id, personalisation, quantity } = line;
    if (!personalisation) return [];
    return Array.from({ length: quantity }, () => ({
      product_id,
      variant_id,
      personalisation,
      name: nameOf(line),
    }));
  });
  return { cells: cellsOf(lines.filter(({ personalisation }) => !personalisation)), own };
}

/** What invitees chose, at their own addresses where these were collected; else all of it at one. D4-18. */
export function collectedShipments(
  { lines, addresses }: NonNullable<BulkGround['collected']>,
  address: AddressForm,
): ShipmentValues[] {
  const nameOf = ({ invitee }: CollectedLine) => invitee?.name ?? '';
  if (!addresses) return [{ id: newKey(), address, ...parted(lines, nameOf) }];
  return lines.map((line) => ({
    id: newKey(),
    address: {
      ...address,
      ...line.invitee?.delivery,
      name: line.invitee?.name ?? '',
      email: line.invitee?.email ?? '',
    },
    ...parted([line], nameOf),
  }));
}

/** The addresses of a file. */
export const fileShipments = (shipments: readonly FileShipment[]): ShipmentValues[] =>
  shipments.map(({ address, quantities }) => ({
    id: newKey(),
    address,
    cells: Object.fromEntries(
      Object.entries(quantities).map(([variant, quantity]) => [variant, String(quantity)]),
    ),
    own: [],
  }));

/** An earlier order once more. */
export const sameShipments = (parts: readonly BulkOrderPart[]): ShipmentValues[] =>
  parts.map((part) => ({
    id: newKey(),
    address: {
      name: part.name,
      email: part.email,
      phone: part.phone,
      address_country: part.address_country,
      address_first_line: part.address_first_line,
      address_second_line: part.address_second_line,
      address_city: part.address_city,
      address_postcode: part.address_postcode,
      address_county: part.address_county,
      address_state: part.address_state,
    },
    ...parted(part.lines, () => part.name),
  }));
