import { notFound } from '@/lib/kernel/app-error';
import type { EventProductDetail } from '@/lib/modules/catalogue/contract/event-product';
import {
  findProductsEvent,
  readEventProduct as readRow,
  type EventProductDetailRow,
  type ProductsEvent,
} from '@/lib/modules/catalogue/data/read-event-product';
import type { CatalogueBlank } from '@/lib/modules/catalogue/rules/blanks/catalogue';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { checkPrint } from './check-print';
import { presentEventProductDetail } from './present-event-product';
import { readBlanks } from './read-blanks';

export interface ProductPlace {
  slug: string;
  productId: string;
}

export interface FoundProduct {
  event: ProductsEvent;
  row: EventProductDetailRow;
  /** What it is made of, also where that is no longer offered. */
  blank: CatalogueBlank | null;
}

/** A product with its event; `lock` locks both rows for a change. Throws 404 for another tenant's. */
export async function findProduct(
  tx: Transaction,
  tenantId: string,
  { slug, productId }: ProductPlace,
  lock = false,
): Promise<FoundProduct> {
  const event = await findProductsEvent(tx, tenantId, slug, lock);
  const row = event && (await readRow(tx, { tenantId, eventId: event.id, productId }, lock));
  if (!row) throw notFound();
  return { event, row, blank: (await readBlanks()).known(row.card.blankId) };
}

/** The scenes printed on a product. */
export function scenesOf({ sceneFront, sceneBack }: EventProductDetailRow) {
  return [sceneFront, sceneBack].filter((scene) => scene !== null);
}

/** A product as it is shown, with the print check's issues. Must be called outside a transaction. */
export async function presentFound(context: TenantContext, found: FoundProduct): Promise<EventProductDetail> {
  const { event, row } = found;
  const { colours } = row.card;
  const { refusedWords } = event;
  const check = await checkPrint(context.tenantId, { scenes: scenesOf(row), colours, refusedWords });
  return presentEventProductDetail(context, found, check);
}

/** One product of an event with its design, drafts included. Throws 404 for another tenant's and for a deleted one. */
export async function readEventProduct(
  context: TenantContext,
  place: ProductPlace,
): Promise<EventProductDetail> {
  return presentFound(context, await withTenant(context, (tx) => findProduct(tx, context.tenantId, place)));
}
