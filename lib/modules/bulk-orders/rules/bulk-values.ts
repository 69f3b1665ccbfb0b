import { fromWire, type Currency, type Minor } from '@/lib/kernel/money';
import type { Region } from '@/lib/kernel/regions';
import type { AddressForm } from '@/lib/modules/checkout/rules/check-address';
import type { PersonalTexts } from '@/lib/modules/orders/rules/order-line-types';
import { bulkCosts, type BulkCosts } from '@/lib/modules/pricing/rules/bulk-costs';
import {
  atQuantities,
  breaksFromWire,
  type OrderedLine,
  type WireBreak,
} from '@/lib/modules/pricing/rules/quantity-prices';
import { FIRST_SHIPPING } from '@/lib/modules/pricing/rules/region-shipping';
import { shippingFromWire, type WireShipping } from '@/lib/modules/pricing/rules/shipping-prices';
import type { ShippingMethod } from '@/lib/modules/pricing/rules/types';
import { MOST_ITEMS } from './limits';

/** An item with texts or pictures of its own, as an invitee asked for it. */
export interface OwnItem {
  product_id: string;
  variant_id: string;
  personalisation: PersonalTexts;
  /** Whose it is. */
  name: string;
}

/** One address of a Bulk order while it is being made: quantities are kept as typed. */
export interface ShipmentValues {
  id: string;
  address: AddressForm;
  /** Variant id → typed quantity. */
  cells: Readonly<Record<string, string>>;
  own: readonly OwnItem[];
}

interface Made {
  product_id: string;
  making: {
    blank: string;
    print: string;
    sides: number;
    blank_id?: string | undefined;
    blank_breaks?: readonly WireBreak[] | undefined;
    print_breaks?: readonly WireBreak[] | undefined;
  } | null;
  variants: readonly { variant_id: string }[];
}

/** What a Bulk order is priced by; as `bulkGround` has it. */
interface PricedGround {
  region: Region;
  currency: Currency;
  products: readonly Made[];
  terms: { discount: string; shipping_discount: string; tax_bp: number; shipping?: WireShipping | undefined };
}

/** A line as it is sent. */
export interface SentLine {
  product_id: string;
  variant_id: string;
  quantity: number;
  personalisation?: PersonalTexts;
}

/** A typed quantity: 0 for nothing, null for what is no whole number of items. */
export function typedQuantity(text: string): number | null {
  const plain = text.trim();
  if (plain === '') return 0;
  if (!/^\d{1,5}$/.test(plain)) return null;
  const quantity = Number(plain);
  return quantity <= MOST_ITEMS ? quantity : null;
}

/** The lines of one address, in the order of the products; cells that are no number are left out. */
export function linesOf(shipment: ShipmentValues, products: PricedGround['products']): SentLine[] {
  const cells = products.flatMap(({ product_id, variants }) =>
    variants.map(({ variant_id }) => ({
      product_id,
      variant_id,
      quantity: typedQuantity(shipment.cells[variant_id] ?? '') ?? 0,
    })),
  );
  const own = shipment.own.map(({ product_id, variant_id, personalisation }) => ({
    product_id,
    variant_id,
    quantity: 1,
    personalisation,
  }));
  return [...cells.filter(({ quantity }) => quantity > 0), ...own];
}

/** How many items go to one address. */
export const itemsOf = (lines: readonly SentLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** How many of each variant all addresses take together. */
export function wantedOf(all: readonly (readonly SentLine[])[]): Map<string, number> {
  const wanted = new Map<string, number>();
  for (const { variant_id, quantity } of all.flat())
    wanted.set(variant_id, (wanted.get(variant_id) ?? 0) + quantity);
  return wanted;
}

function producedBy(products: PricedGround['products']): (line: SentLine) => OrderedLine[] {
  const making = new Map(products.map((product) => [product.product_id, product.making]));
  return ({ product_id, quantity }) => {
    const made = making.get(product_id);
    if (!made) return [];
    const { blank, print, sides, blank_id: blankId = product_id } = made;
    return [
      {
        quantity,
        blankPrice: fromWire(blank),
        printPrice: fromWire(print),
        sides,
        blankId,
        blankBreaks: breaksFromWire(made.blank_breaks),
        printBreaks: breaksFromWire(made.print_breaks),
      },
    ];
  };
}

/** What addresses with these lines cost; those without a line cost nothing. The server's own sum decides. D36-8. */
export function pricedValues(
  all: readonly (readonly SentLine[])[],
  method: ShippingMethod,
  { region, products, terms }: PricedGround,
): BulkCosts {
  const produced = producedBy(products);
  const shipments = all
    .filter((lines) => lines.length > 0)
    .map((lines) => ({ lines: atQuantities(lines.flatMap(produced)) }));
  const discounts: Record<'production' | 'shipping', Minor> = {
    production: fromWire(terms.discount),
    shipping: fromWire(terms.shipping_discount),
  };
  // An answer of an earlier release has no table; the server's own sum decides.
  const shipping = terms.shipping ? shippingFromWire(terms.shipping) : FIRST_SHIPPING[region];
  const agreed = { feeBp: 0, taxBp: terms.tax_bp, vatNumber: null, discounts, shipping };
  return bulkCosts(shipments, { region, method }, agreed);
}
