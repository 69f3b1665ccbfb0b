import { AppError, invalid, notFound } from '@/lib/kernel/app-error';
import { toWire } from '@/lib/kernel/money';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { CatalogueChange } from '@/lib/modules/catalogue/contract/catalogue-act';
import type { ProductChanges } from '@/lib/modules/catalogue/contract/update-product';
import {
  findActRow,
  insertActRow,
  type CatalogueActRow,
  type ChangedFrom,
} from '@/lib/modules/catalogue/data/catalogue-acts';
import { MOST_PRICE_MINOR } from '@/lib/modules/catalogue/rules/stock-file';
import { raisedPrice } from '@/lib/modules/catalogue/rules/raised-price';
import { takeOutProduct } from './delete-product';
import { findEditable } from './editable-product';
import { findProduct, type FoundProduct, type ProductPlace } from './read-product';
import { putBackProduct } from './restore-product';
import { changeOf, refuseUnprintable, storeChange } from './update-product';

type Act = Pick<CatalogueActRow, 'id' | 'slug' | 'change'>;
type FieldsChange = Exclude<CatalogueChange, { kind: 'delete' }>;

const versionOf = ({ row }: FoundProduct): string => new Date(row.updatedAt).toISOString();

/** A product's new price. Throws 422 where it would be more than a product may cost. */
function raised({ row }: FoundProduct, percent: number): string {
  const price = raisedPrice(row.card.unitNet, Math.round(percent * 100));
  if (price > MOST_PRICE_MINOR) throw invalid({ store_selling_price: ['too_large'] });
  return toWire(price);
}

function bodyOf(found: FoundProduct, change: FieldsChange): ProductChanges {
  const updated_at = versionOf(found);
  switch (change.kind) {
    case 'price':
      return { updated_at, store_selling_price: change.store_selling_price };
    case 'raise':
      return { updated_at, store_selling_price: raised(found, change.percent) };
    case 'vat':
      return { updated_at, store_default_vat: change.store_default_vat };
    case 'status':
      return { updated_at, status: change.status };
    case 'category':
      return { updated_at, category: change.category };
  }
}

/** What a product is before a change, as far as it changes anything; null where it changes nothing. */
function beforeOf(found: FoundProduct, body: ProductChanges): ChangedFrom | null {
  const { card, status } = found.row;
  const { priceMinor, storeDefaultVat, category, status: next } = changeOf(found, body);
  const before: ChangedFrom = {
    ...(priceMinor === undefined ? {} : { price: card.unitNet }),
    ...(storeDefaultVat === undefined ? {} : { vat: card.vatApplies }),
    ...(category === undefined ? {} : { category: card.category }),
    ...(next === undefined ? {} : { status }),
  };
  return Object.keys(before).length === 0 ? null : before;
}

/** What takes a product back to what it was. */
const bodyBack = (found: FoundProduct, before: ChangedFrom): ProductChanges => ({
  updated_at: versionOf(found),
  ...(before.price === undefined ? {} : { store_selling_price: toWire(before.price) }),
  ...(before.vat === undefined ? {} : { store_default_vat: before.vat ? 1 : 0 }),
  ...(before.category === undefined ? {} : { category: before.category }),
  ...(before.status === undefined ? {} : { status: before.status }),
});

async function takeBack(
  tx: Transaction,
  context: TenantContext,
  place: ProductPlace,
  { id, from }: { id: string; from: string },
): Promise<void> {
  const key = { tenantId: context.tenantId, productId: place.productId };
  const row = await findActRow(tx, { ...key, actId: from });
  if (!row) throw notFound();
  if (row.before.deleted) {
    await putBackProduct(tx, context, place);
  } else {
    const found = await findEditable(tx, context, place, { seenAt: null, lock: true });
    // Somebody has changed it since: theirs stays.
    if (versionOf(found) !== new Date(row.leftAt).toISOString()) throw new AppError('conflict');
    await storeChange(tx, context, place, bodyBack(found, row.before), id);
  }
  await insertActRow(tx, { ...key, actId: id }, {});
}

async function changeFields(
  tx: Transaction,
  context: TenantContext,
  place: ProductPlace,
  { id, change }: { id: string; change: FieldsChange },
): Promise<void> {
  const found = await findEditable(tx, context, place, { seenAt: null, lock: true });
  const body = bodyOf(found, change);
  const before = beforeOf(found, body);
  if (before === null) return;
  await storeChange(tx, context, place, body, id);
  const key = { tenantId: context.tenantId, actId: id, productId: place.productId };
  await insertActRow(tx, key, before);
}

/** Refuses to sell what can't be printed; reads files, so it must be called outside a transaction. */
async function checkSale(context: TenantContext, place: ProductPlace, change: FieldsChange): Promise<void> {
  if (change.kind !== 'status' || change.status !== 'active') return;
  const found = await withTenant(context, (tx) => findProduct(tx, context.tenantId, place));
  await refuseUnprintable(context.tenantId, found, changeOf(found, bodyOf(found, change)));
}

/**
 * Does an act to one product, in a transaction of its own with its audit row; what it was is kept with it. A second time
 * changes nothing more. Throws what the same change of a single product throws, and `conflict` where an undo comes too
 * late.
 */
export async function changeInAct(context: TenantContext, act: Act, productId: string): Promise<void> {
  const { id, slug, change } = act;
  const place = { slug, productId };
  const key = { tenantId: context.tenantId, actId: id, productId };
  if (change.kind !== 'undo' && change.kind !== 'delete') await checkSale(context, place, change);
  await withTenant(context, async (tx) => {
    if (await findActRow(tx, key)) return;
    if (change.kind === 'undo') return takeBack(tx, context, place, { id, from: change.act });
    if (change.kind !== 'delete') return changeFields(tx, context, place, { id, change });
    await takeOutProduct(tx, context, place, id);
    await insertActRow(tx, key, { deleted: true });
  });
}
