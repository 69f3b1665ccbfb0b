import { randomUUID } from 'node:crypto';
import type { WireOrder } from '@/lib/fulfillers/wire-shapes';

/** An order as it is sent; a rule may add fields or spoil some. */
export type CheckOrder = WireOrder & Record<string, unknown>;

const PRINTS = 'https://merchloom.example/print-files';

export type Side = 'front' | 'back';

/** One item, printed on these sides. */
export function item(number: number, sides: readonly Side[] = ['front'], name = `Check item ${number}`) {
  return {
    sku: `NL180-BLACK-${number}`,
    quantity: 1 + (number % 3),
    name,
    print_files: sides.map((side) => ({
      side,
      url: `${PRINTS}/${number}-${side}?signature=${'0'.repeat(64)}`,
      pdf_url: `${PRINTS}/${number}-${side}/pdf?signature=${'0'.repeat(64)}`,
      description: `${side}: a test print, 120 mm wide, centred`,
      width_mm: 300,
      height_mm: 400,
    })),
  };
}

/** An order of its own reference, whose messages go to `callbackUrl`. */
export function checkOrder(
  callbackUrl: (orderRef: string) => string,
  changes: Partial<CheckOrder> = {},
): CheckOrder {
  const orderRef = `CHCK-${randomUUID().slice(0, 8).toUpperCase()}`;
  return {
    reference: `check_${randomUUID()}`,
    order_ref: orderRef,
    fulfiller: 'ful_check',
    shipping_method: 'standard',
    callback_url: callbackUrl(orderRef),
    recipient: {
      name: 'Test Order (do not ship)',
      phone: '+44 20 7946 0000',
      email: 'check@merchloom.example',
      address_lines: ['1 Test Street'],
      city: 'Leeds',
      county: '',
      postcode: 'LS1 1AA',
      country: 'GB',
      state: '',
    },
    items: [item(1)],
    ...changes,
  };
}
