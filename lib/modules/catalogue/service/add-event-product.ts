import { notFound, invalid } from '@/lib/kernel/app-error';
import { assertWritable } from '@/lib/modules/events/rules/assert-writable';
import { fromWire } from '@/lib/kernel/money';
import { designFromWire } from '@/lib/modules/design/rules/garments/design-wire';
import type { NewProduct } from '@/lib/modules/catalogue/contract/add-product';
import type { EventProductDetail } from '@/lib/modules/catalogue/contract/event-product';
import { findProductsEvent } from '@/lib/modules/catalogue/data/read-event-product';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { addProduct } from './add-product';
import { foreignPictures } from './own-pictures';
import { findProduct, presentFound } from './read-product';

/**
 * Adds a product made of a blank as the last of its event; it is a draft until it is put on sale (S3.4, S3.9). Throws
 * 404 for another tenant's event, 409 for one that staff have locked, 422 at unknown values and at foreign pictures.
 */
export async function addEventProduct(
  context: TenantContext,
  slug: string,
  input: NewProduct,
): Promise<EventProductDetail> {
  const { tenantId } = context;
  const { blank, name, colours, design = null } = input;
  const added = await withTenant(context, async (tx) => {
    const event = await findProductsEvent(tx, tenantId, slug, true);
    if (!event) throw notFound();
    assertWritable(context.actor, event);
    const errors = design ? await foreignPictures(tx, tenantId, design) : {};
    if (Object.keys(errors).length > 0) throw invalid(errors);
    const { id } = await addProduct(tx, context, event, {
      blank,
      name,
      colours,
      status: 'draft',
      priceMinor: fromWire(input.price),
      design: design && designFromWire(design),
    });
    return findProduct(tx, tenantId, { slug, productId: id });
  });
  return presentFound(context, added);
}
