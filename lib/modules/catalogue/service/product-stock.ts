import { AppError, invalid, type FieldErrors } from '@/lib/kernel/app-error';
import { audit } from '@/lib/audit/append-audit';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { ProductStock, StockChanges } from '@/lib/modules/catalogue/contract/product-stock';
import { lockStock, setStock } from '@/lib/modules/catalogue/data/product-stock';
import { findEditable, purgeSellers } from './editable-product';
import { findProduct, type FoundProduct, type ProductPlace } from './read-product';

function present({ row: { card } }: FoundProduct): ProductStock {
  return {
    product_id: card.id,
    name: card.name,
    colours: card.colours,
    sizes: card.sizes,
    variants: card.variants.map(({ id, ...variant }) => ({ variant_id: id, ...variant })),
  };
}

/** What is left of each variant that a product is made in. Throws 404 for another tenant's product. */
export async function readStock(context: TenantContext, place: ProductPlace): Promise<ProductStock> {
  return present(await withTenant(context, (tx) => findProduct(tx, context.tenantId, place)));
}

/**
 * Sets the stock of a product's variants, with audit row and purge of its stores in the same transaction: all or none.
 * Sent once more it changes nothing. Throws 409 with `data.stock` when one has changed since it was seen, such as by an
 * order, 422 for a variant that is not the product's, and the lock errors of `findEditable`.
 */
export async function saveStock(
  context: TenantContext,
  place: ProductPlace,
  { changes }: StockChanges,
): Promise<ProductStock> {
  const { tenantId } = context;
  return withTenant(context, async (tx) => {
    const found = await findEditable(tx, context, place, { seenAt: null, lock: true });
    const made = new Set(found.row.card.variants.map(({ id }) => id));
    const strange: FieldErrors = {};
    for (const [at, { variant_id: id }] of changes.entries()) {
      if (!made.has(id)) strange[`changes.${at}.variant_id`] = ['unknown_variant'];
    }
    if (Object.keys(strange).length > 0) throw invalid(strange);
    const stored = await lockStock(
      tx,
      tenantId,
      changes.map(({ variant_id: id }) => id),
    );
    const now = (id: string) => stored.get(id)?.stock ?? 0;
    const open = changes.filter(({ variant_id: id, stock }) => now(id) !== stock);
    const stale = open.filter(({ variant_id: id, seen }) => now(id) !== seen);
    if (stale.length > 0) {
      const stock = Object.fromEntries(stale.map(({ variant_id: id }) => [id, now(id)]));
      throw new AppError('conflict', { data: { stock } });
    }
    if (open.length === 0) return present(found);
    await setStock(
      tx,
      tenantId,
      open.map(({ variant_id: id, stock }) => ({ id, stock })),
    );
    await audit(tx, context, {
      action: 'product.updated',
      subjectType: 'product',
      subjectId: place.productId,
      data: {
        fields: ['stock'],
        stock: open.map(({ variant_id: id, stock }) => ({ variant: id, from: now(id), to: stock })),
      },
    });
    await purgeSellers(tx, tenantId, place.productId);
    return present(await findProduct(tx, tenantId, place));
  });
}
