import { notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { auditAll } from '@/lib/audit/append-audit';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { EventProductDetail } from '@/lib/modules/catalogue/contract/event-product';
import {
  copyTexts,
  insertCopies,
  listCopied,
  type CopyIds,
} from '@/lib/modules/catalogue/data/copy-products';
import { findDesigned, settleCopy } from '@/lib/modules/catalogue/data/list-designed';
import { lockOrder } from '@/lib/modules/catalogue/data/move-product';
import { findProductsEvent, type ProductsEvent } from '@/lib/modules/catalogue/data/read-event-product';
import { assertWritable } from '@/lib/modules/events/rules/assert-writable';
import { MADE_TO_ORDER_STOCK } from './add-product';
import { addIds } from './copy-products';
import { nameOfCopy } from './name-of-copy';
import { offeredBlanks } from './offered-blanks';
import { readBlanks } from './read-blanks';
import { findProduct, presentFound, type ProductPlace } from './read-product';

/** The copy's rows; returns its id. Throws 404 for a product that can't be copied into the event. */
async function insertCopy(
  tx: Transaction,
  { tenantId, actor }: TenantContext,
  event: ProductsEvent,
  productId: string,
): Promise<string> {
  const offered = await offeredBlanks(event.region);
  const blanks = offered.blanks.map(({ id }) => id);
  const from = await findDesigned(tx, { tenantId, eventId: event.id, blanks }, productId);
  if (from) assertWritable(actor, event, from);
  const [source] = from ? await listCopied(tx, { tenantId, eventId: from.eventId, productId }, 1) : [];
  if (!from || !source) throw notFound();
  const ids: CopyIds = { products: [], eventProducts: [], variants: [] };
  const at = now();
  const name = await nameOfCopy(tx, { tenantId, event, name: source.name, always: false });
  const id = addIds(ids, source, await readBlanks(), { name, status: 'draft' });
  await insertCopies(tx, { tenantId, eventId: event.id, stock: MADE_TO_ORDER_STOCK, at }, ids);
  await copyTexts(tx, { tenantId, eventId: from.eventId, into: event.id }, { products: ids.products, at });
  await settleCopy(
    tx,
    { tenantId, eventId: event.id, productId: id },
    { unpriced: from.currency !== event.currency },
  );
  return id;
}

/**
 * Copies a designed product of another event of the tenant into this one, as a draft at its end: design, texts with their
 * translations, colours, and the prices where both events have one currency, else 0.00. Its stock is that of a new product,
 * as the other event's is its own. A lock by staff is kept on their own copy. Audit rows in the same transaction. Throws 404 for
 * another tenant's event or product, and for one without a design or that this event's region can't make; 409 for an event or
 * a product that staff have locked. S2.2-76.
 */
export async function copyDesigned(context: TenantContext, place: ProductPlace): Promise<EventProductDetail> {
  const { tenantId } = context;
  const { slug, productId } = place;
  const copy = await withTenant(context, async (tx) => {
    await lockOrder(tx, { tenantId, slug });
    const event = await findProductsEvent(tx, tenantId, slug, true);
    if (!event) throw notFound();
    assertWritable(context.actor, event);
    const id = await insertCopy(tx, context, event, productId);
    await auditAll(tx, context, [
      {
        action: 'product.added',
        subjectType: 'product',
        subjectId: id,
        data: { copied_from: productId, status: 'draft' },
      },
      { action: 'event_product.added', subjectType: 'event', subjectId: event.id, data: { product: id } },
    ]);
    return findProduct(tx, tenantId, { slug, productId: id });
  });
  return presentFound(context, copy);
}
