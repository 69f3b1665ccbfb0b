import { notFound } from '@/lib/kernel/app-error';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { OfferedBlank } from '@/lib/modules/catalogue/contract/list-blanks';
import { findProductsEvent } from '@/lib/modules/catalogue/data/read-event-product';
import { offeredBlanks } from './offered-blanks';

/** The blanks that an event's products can be made of. Throws 404 for another tenant's event. */
export async function listBlanks(context: TenantContext, slug: string): Promise<{ blanks: OfferedBlank[] }> {
  const event = await withTenant(context, (tx) => findProductsEvent(tx, context.tenantId, slug));
  if (!event) throw notFound();
  return offeredBlanks(event.region);
}
