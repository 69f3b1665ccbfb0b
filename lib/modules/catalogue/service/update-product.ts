import { invalid, type FieldErrors } from '@/lib/kernel/app-error';
import { newId } from '@/lib/kernel/ids';
import { fromWire, type Minor } from '@/lib/kernel/money';
import { skuOf } from '@/lib/modules/catalogue/rules/blanks/sku';
import { inFibreOrder, type FibreShare } from '@/lib/modules/catalogue/rules/market/fibres';
import { isTextile } from '@/lib/modules/catalogue/rules/market/market-rules';
import type { PersonalPrice } from '@/lib/modules/pricing/rules/personal-price';
import type { EventProductDetail } from '@/lib/modules/catalogue/contract/event-product';
import type { ProductChanges } from '@/lib/modules/catalogue/contract/update-product';
import { audit } from '@/lib/audit/append-audit';
import { changesOf } from '@/lib/audit/changes-of';
import type { AuditChanges } from '@/lib/db/schema/audit';
import {
  addVariants,
  changePrice,
  changeProduct,
  dropVariants,
} from '@/lib/modules/catalogue/service/statements/change-product';
import type { ProductColour } from '@/lib/db/schema/catalogue';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { MADE_TO_ORDER_STOCK } from './add-product';
import { blocksSale, checkPrint } from './check-print';
import { changedAt, findEditable, purgeSellers } from './editable-product';
import { offeredColours } from './present-event-product';
import { findProduct, presentFound, scenesOf, type FoundProduct, type ProductPlace } from './read-product';

/** The fields of a product that really change, with their new values. */
interface Change {
  name?: string;
  description?: string;
  sizeNote?: string;
  warnings?: string;
  greenEvidence?: string;
  fibres?: FibreShare[] | null;
  status?: 'draft' | 'active';
  category?: string;
  storeDefaultVat?: boolean;
  colours?: ProductColour[];
  priceMinor?: Minor;
  personal?: PersonalPrice;
}

/** The colours of these identifiers in their order. Throws 422 with each that the product cannot have. */
function coloursOf({ row, blank }: FoundProduct, wanted: readonly string[]): ProductColour[] {
  const offered = new Map(offeredColours(row.card, blank).map((colour) => [colour.identifier, colour]));
  const unknown = wanted.flatMap((identifier, at) => (offered.has(identifier) ? [] : [at]));
  const fields: FieldErrors = Object.fromEntries(unknown.map((at) => [`colours.${at}`, ['unknown']]));
  if (unknown.length > 0) throw invalid(fields);
  return wanted.flatMap((identifier) => offered.get(identifier) ?? []);
}

/** The requested personalisation prices; undefined if they do not change. */
function ruleOf({ row }: FoundProduct, body: ProductChanges): PersonalPrice | undefined {
  const wanted = body.personalisation_price;
  if (!wanted) return undefined;
  const rule = {
    side: fromWire(wanted.per_side),
    text: fromWire(wanted.per_text),
    image: fromWire(wanted.per_image),
  };
  const { side, text, image } = row.card.personalPrice;
  return rule.side === side && rule.text === text && rule.image === image ? undefined : rule;
}

const sharesKey = (shares: readonly FibreShare[] | null) =>
  shares &&
  inFibreOrder(shares)
    .map(({ fibre, percent }) => `${fibre} ${percent}`)
    .join();

/** The composition to store, undefined if it does not change. Throws 422 for what is no textile. D54-3 */
function newFibres({ row }: FoundProduct, { fibres }: ProductChanges): FibreShare[] | null | undefined {
  if (fibres === undefined || sharesKey(fibres) === sharesKey(row.fibres)) return undefined;
  if (fibres && !isTextile(row.card.family)) throw invalid({ fibres: ['invalid'] });
  return fibres && inFibreOrder(fibres);
}

/** The plain texts beside the description that change. */
function notesOf(
  { row }: FoundProduct,
  { size_note, warnings, green_evidence }: ProductChanges,
): Pick<Change, 'sizeNote' | 'warnings' | 'greenEvidence'> {
  return {
    ...(size_note !== undefined && size_note !== row.sizeNote ? { sizeNote: size_note } : {}),
    ...(warnings !== undefined && warnings !== row.warnings ? { warnings } : {}),
    ...(green_evidence !== undefined && green_evidence !== row.greenEvidence
      ? { greenEvidence: green_evidence }
      : {}),
  };
}

/** What a body really changes of a product. Throws 422 at an unknown colour, and at fibres of what is no textile. */
export function changeOf(found: FoundProduct, body: ProductChanges): Change {
  const { card, status } = found.row;
  const colours = body.colours && coloursOf(found, body.colours);
  const priceMinor = body.store_selling_price === undefined ? undefined : fromWire(body.store_selling_price);
  const personal = ruleOf(found, body);
  const fibres = newFibres(found, body);
  const vat = body.store_default_vat === undefined ? undefined : body.store_default_vat === 1;
  const names = (all: readonly ProductColour[]) => all.map(({ identifier }) => identifier).join(' ');
  return {
    ...(body.name !== undefined && body.name !== card.name ? { name: body.name } : {}),
    ...(body.description !== undefined && body.description !== card.description
      ? { description: body.description }
      : {}),
    ...notesOf(found, body),
    ...(fibres === undefined ? {} : { fibres }),
    ...(body.status !== undefined && body.status !== status ? { status: body.status } : {}),
    ...(body.category !== undefined && body.category !== card.category ? { category: body.category } : {}),
    ...(vat !== undefined && vat !== card.vatApplies ? { storeDefaultVat: vat } : {}),
    ...(colours && names(colours) !== names(card.colours) ? { colours } : {}),
    ...(priceMinor !== undefined && priceMinor !== card.unitNet ? { priceMinor } : {}),
    ...(personal ? { personal } : {}),
  };
}

/**
 * Checks that a product on sale can be printed on each of its colours. Throws 422 at the field that would break this:
 * `no_design`, or `print_blocked` with the print check's issues. Reads files, so it must be called outside a
 * transaction.
 */
export async function refuseUnprintable(
  tenantId: string,
  { event, row }: FoundProduct,
  change: Change,
): Promise<void> {
  const field = change.status === 'active' ? 'status' : 'colours';
  const isAsked = change.status === 'active' || change.colours !== undefined;
  if (!isAsked || (change.status ?? row.status) !== 'active') return;
  const scenes = scenesOf(row);
  if (scenes.length === 0) throw invalid({ [field]: ['no_design'] });
  const colours = change.colours ?? row.card.colours;
  const { refusedWords } = event;
  const { issues } = await checkPrint(tenantId, { scenes, colours, refusedWords });
  if (blocksSale(issues)) throw invalid({ [field]: ['print_blocked'] }, { issues });
}

async function changeColours(
  tx: Transaction,
  key: { tenantId: string; productId: string },
  { row }: FoundProduct,
  colours: readonly ProductColour[],
): Promise<void> {
  const { code, sizes, colours: before } = row.card;
  const known = new Set(before.map(({ identifier }) => identifier));
  const added = colours.filter(({ identifier }) => !known.has(identifier));
  const variants = added.flatMap(({ identifier }) =>
    sizes.map((size) => ({
      id: newId('variant'),
      sku: skuOf(code, identifier, size),
      colourIdentifier: identifier,
      size,
    })),
  );
  await dropVariants(tx, key, colours);
  await addVariants(tx, key, variants, MADE_TO_ORDER_STOCK);
}

/** What the audit log calls a field that has another name on the wire. */
const AUDITED: Readonly<Record<string, string>> = {
  storeDefaultVat: 'store_default_vat',
  sizeNote: 'size_note',
  greenEvidence: 'green_evidence',
};

const namesOf = (colours: readonly ProductColour[]) => colours.map(({ name }) => name);

/** Each changed field before and after, for the log; colours by their names. D44-1 */
function loggedChanges({ row }: FoundProduct, change: Change): AuditChanges {
  const { priceMinor, personal, colours, ...values } = change;
  const { card } = row;
  const before: Record<string, unknown> = { ...row, ...card, status: row.status };
  const fields = Object.entries(values).map(([field, value]): [string, unknown, unknown] => {
    const was = field === 'storeDefaultVat' ? card.vatApplies : before[field];
    return [AUDITED[field] ?? field, was, value];
  });
  if (colours) fields.push(['colours', namesOf(card.colours), namesOf(colours)]);
  if (priceMinor !== undefined) fields.push(['price', card.unitNet, priceMinor]);
  if (personal) fields.push(['personalisation_price', card.personalPrice, personal]);
  const of = (at: 1 | 2) => Object.fromEntries(fields.map((field) => [field[0], field[at]]));
  return changesOf<Record<string, unknown>>(of(1), of(2)) ?? {};
}

/** How a body identifies the product's version: the one its sender saw, or one that already is as requested. */
const seenBy = (body: ProductChanges) => ({
  seenAt: body.updated_at,
  isDone: (found: FoundProduct) => Object.keys(changeOf(found, body)).length === 0,
});

/**
 * Writes a change of a product with its audit row, which names the act of many products that it is a part of, and the
 * purge of its stores. The print check comes before it.
 */
export async function storeChange(
  tx: Transaction,
  context: TenantContext,
  place: ProductPlace,
  body: ProductChanges,
  act?: string,
): Promise<void> {
  const { tenantId } = context;
  const found = await findEditable(tx, context, place, { ...seenBy(body), lock: true });
  const change = changeOf(found, body);
  const { priceMinor, personal, ...values } = change;
  const fields = [
    ...Object.keys(values),
    ...(priceMinor === undefined ? [] : ['price']),
    ...(personal ? ['personalisation_price'] : []),
  ].map((field) => AUDITED[field] ?? field);
  if (fields.length === 0) return;
  const key = { tenantId, productId: place.productId };
  await changeProduct(tx, key, values, changedAt(found));
  if (values.colours) await changeColours(tx, key, found, values.colours);
  const { card, eventProductId } = found.row;
  if (priceMinor !== undefined || personal) {
    await changePrice(tx, { tenantId, eventProductId }, { unitNet: priceMinor, personal });
  }
  await audit(tx, context, {
    action: 'product.updated',
    subjectType: 'product',
    subjectId: place.productId,
    changes: loggedChanges(found, change),
    data: {
      fields,
      ...(act === undefined ? {} : { act }),
      ...(values.status ? { status: values.status } : {}),
      ...(priceMinor === undefined ? {} : { price: { from: card.unitNet, to: priceMinor } }),
      ...(personal ? { personalisation_price: { from: card.personalPrice, to: personal } } : {}),
    },
  });
  await purgeSellers(tx, tenantId, place.productId);
}

/**
 * Changes a product's name, texts, price, VAT flag, category, colours and status, with audit row and purge of its stores in the same transaction
 * (S3.4). The same values again change nothing. Throws 422 at an unknown colour and at a change that would sell
 * something unprintable, and what `findEditable` throws.
 */
export async function updateEventProduct(
  context: TenantContext,
  place: ProductPlace,
  body: ProductChanges,
): Promise<EventProductDetail> {
  const { tenantId } = context;
  const seen = { ...seenBy(body), lock: false };
  const before = await withTenant(context, (tx) => findEditable(tx, context, place, seen));
  await refuseUnprintable(tenantId, before, changeOf(before, body));
  const after = await withTenant(context, async (tx) => {
    await storeChange(tx, context, place, body);
    return findProduct(tx, tenantId, place);
  });
  return presentFound(context, after);
}
