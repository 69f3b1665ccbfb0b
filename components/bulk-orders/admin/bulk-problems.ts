import type { ApiError } from '@/lib/client/api-error';
import type { BulkGround } from '@/lib/modules/bulk-orders/contract/read-bulk-ground';
import {
  typedQuantity,
  wantedOf,
  type SentLine,
  type ShipmentValues,
} from '@/lib/modules/bulk-orders/rules/bulk-values';
import { checkAddress } from '@/lib/modules/checkout/rules/check-address';

/** Shipment id → field or variant id → code or text. */
export type BulkErrors = Readonly<Record<string, Readonly<Record<string, string>>>>;

const areaOf = ({ countries, locked_countries: lockedCountries, states }: BulkGround) => ({
  countries,
  lockedCountries,
  states,
});

/** What is wrong with one address, by the rules that the server checks with. */
function problemsOf(shipment: ShipmentValues, lines: readonly SentLine[], ground: BulkGround, empty: string) {
  const checked = checkAddress(shipment.address, areaOf(ground));
  const fields = checked.ok
    ? []
    : Object.entries(checked.error).map(([name, codes]) => [name, codes[0] ?? '']);
  const cells = Object.entries(shipment.cells)
    .filter(([, text]) => typedQuantity(text) === null)
    .map(([variant]) => [variant, 'not_integer']);
  const none = lines.length === 0 && cells.length === 0 ? [['lines', empty]] : [];
  return Object.fromEntries([...fields, ...cells, ...none]) as Record<string, string>;
}

/** `shipments.N.field` of a refusal → the fields of that address; lines by their variant. */
export function refusedFields(
  error: ApiError,
  shipments: readonly ShipmentValues[],
  lines: readonly SentLine[][],
): BulkErrors {
  const found: Record<string, Record<string, string>> = {};
  for (const [name, codes] of Object.entries(error.codes)) {
    const [, at, rest = ''] = /^shipments\.(\d+)\.(.+)$/.exec(name) ?? [];
    const shipment = shipments[Number(at)];
    if (!shipment) continue;
    const [, index] = /^lines\.(\d+)\./.exec(rest) ?? [];
    const field = index === undefined ? rest : (lines[Number(at)]?.[Number(index)]?.variant_id ?? 'lines');
    found[shipment.id] = { ...found[shipment.id], [field]: codes[0] ?? 'invalid' };
  }
  return found;
}

/** Variants of which all addresses together want more than there are. */
export function shortOf(lines: readonly SentLine[][], { products }: BulkGround): Record<string, string> {
  const wanted = wantedOf(lines);
  const short = products
    .flatMap(({ variants }) => variants)
    .filter(({ variant_id, stock }) => (wanted.get(variant_id) ?? 0) > stock);
  return Object.fromEntries(short.map(({ variant_id }) => [variant_id, 'out_of_stock']));
}

/** What is wrong with each address. */
export function allProblems(
  shipments: readonly ShipmentValues[],
  lines: readonly SentLine[][],
  ground: BulkGround,
  empty: string,
): BulkErrors {
  const found = shipments.flatMap((shipment, index) => {
    const problems = problemsOf(shipment, lines[index] ?? [], ground, empty);
    return Object.keys(problems).length > 0 ? [[shipment.id, problems] as const] : [];
  });
  return Object.fromEntries(found);
}
