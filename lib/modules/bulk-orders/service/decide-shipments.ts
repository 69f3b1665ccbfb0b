import { AppError, invalid, type FieldErrors } from '@/lib/kernel/app-error';
import type { Transaction } from '@/lib/db/transaction';
import type { BulkLine, BulkShipmentBody } from '@/lib/modules/bulk-orders/contract/bulk-order';
import { readKnownPictures, type BulkFacts } from '@/lib/modules/bulk-orders/data/read-ground';
import { checkAddress, type CheckedAddress } from '@/lib/modules/checkout/rules/check-address';
import { printableLines } from '@/lib/modules/checkout/service/printable-lines';
import type { CheckoutLine } from '@/lib/modules/orders/rules/order-line-types';
import { NO_PERSONAL_PRICE } from '@/lib/modules/pricing/rules/personal-price';

/** One address with what goes there, checked. */
export interface DecidedShipment {
  address: CheckedAddress;
  lines: CheckoutLine[];
}

/** Where a line was first named. */
interface Place {
  shipment: number;
  line: number;
}

const keyOf = ({ product_id, variant_id, personalisation }: BulkLine): string =>
  JSON.stringify([product_id, variant_id, personalisation ?? {}]);

/** Each different line once, however many addresses it goes to: drawing and checking texts is what costs time. */
function different(shipments: readonly BulkShipmentBody[]): { wanted: BulkLine[]; places: Place[] } {
  const wanted = new Map<string, { line: BulkLine; place: Place }>();
  shipments.forEach(({ lines }, shipment) =>
    lines.forEach((line, index) => {
      const key = keyOf(line);
      if (!wanted.has(key)) wanted.set(key, { line, place: { shipment, line: index } });
    }),
  );
  const found = [...wanted.values()];
  return { wanted: found.map(({ line }) => line), places: found.map(({ place }) => place) };
}

/** `products.N.…` of the checked lines → `shipments.N.lines.N.…`, where the first of them was sent. */
function atShipments(problems: FieldErrors, places: readonly Place[]): FieldErrors {
  return Object.fromEntries(
    Object.entries(problems).map(([field, codes]) => {
      const [, index = '', rest = ''] = /^products\.(\d+)\.(.*)$/.exec(field) ?? [];
      const place = places[Number(index)];
      return [place ? `shipments.${place.shipment}.lines.${place.line}.${rest}` : field, codes];
    }),
  );
}

async function checkLines(
  tx: Transaction,
  { event, products }: BulkFacts,
  shipments: readonly BulkShipmentBody[],
): Promise<{ lines: Map<string, CheckoutLine>; problems: FieldErrors }> {
  const { wanted, places } = different(shipments);
  // Nobody buys them: what they cost is production, which their texts don't change.
  const free = products.map(({ sellable }) => ({
    ...sellable,
    unitNet: 0,
    personalPrice: NO_PERSONAL_PRICE,
  }));
  const isPersonal = wanted.some(({ personalisation }) => personalisation);
  const kept = isPersonal ? await readKnownPictures(tx, event) : {};
  const one = wanted.map((line) => ({ ...line, quantity: 1 }));
  const checked = await printableLines(tx, one, { event, products: free, kept });
  if (!checked.ok) return { lines: new Map(), problems: atShipments(checked.error, places) };
  const lines = wanted.map((line, index) => [keyOf(line), checked.value[index]] as const);
  return {
    lines: new Map(lines.flatMap(([key, line]) => (line ? [[key, line] as const] : []))),
    problems: {},
  };
}

/** The lines of one address; the same item named twice is one line. */
function linesOf(wanted: readonly BulkLine[], known: ReadonlyMap<string, CheckoutLine>): CheckoutLine[] {
  const lines = new Map<string, CheckoutLine>();
  for (const line of wanted) {
    const key = keyOf(line);
    const checked = known.get(key);
    if (!checked) continue;
    lines.set(key, { ...checked, quantity: (lines.get(key)?.quantity ?? 0) + line.quantity });
  }
  return [...lines.values()];
}

/**
 * Checks all addresses and lines of a Bulk order at once, as `pay` and a claim check theirs. Throws 422 with every wrong
 * field, below `shipments.N`. S5, D12, D15, D4-8.
 */
export async function decideShipments(
  tx: Transaction,
  facts: BulkFacts,
  shipments: readonly BulkShipmentBody[],
): Promise<DecidedShipment[]> {
  const { lines, problems } = await checkLines(tx, facts, shipments);
  const decided: DecidedShipment[] = [];
  shipments.forEach((shipment, index) => {
    const address = checkAddress(shipment, facts.event);
    if (address.ok) decided.push({ address: address.value, lines: linesOf(shipment.lines, lines) });
    else
      for (const [field, codes] of Object.entries(address.error))
        problems[`shipments.${index}.${field}`] = codes;
  });
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return decided;
}

/** The 422 for variants with too little stock: names each line of one. */
export function shortOf(shipments: readonly BulkShipmentBody[], short: ReadonlySet<string>): AppError {
  const fields: FieldErrors = {};
  shipments.forEach(({ lines }, shipment) =>
    lines.forEach(({ variant_id }, line) => {
      if (short.has(variant_id)) fields[`shipments.${shipment}.lines.${line}.quantity`] = ['out_of_stock'];
    }),
  );
  return new AppError('out_of_stock', { fields });
}
