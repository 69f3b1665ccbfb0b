import { audit } from '@/lib/audit/append-audit';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import { notFound } from '@/lib/kernel/app-error';
import { newId } from '@/lib/kernel/ids';
import { REGION_FACTS, REGIONS } from '@/lib/kernel/regions';
import { readShopEvent, type ShopEvent } from '@/lib/modules/shop-orders/data/shop-ground';
import { insertHiddenEvent } from '@/lib/modules/shop-orders/data/write-shop-order';
import {
  keepEvent,
  onboardingRegion,
  type ConnectionRow,
} from '@/lib/modules/shop-platform/service/statements/connection';

async function makeEvent(tx: Transaction, context: TenantContext, row: ConnectionRow): Promise<string> {
  const { tenantId, shop, shopName } = row;
  const wanted = await onboardingRegion(tx, tenantId);
  const region = REGIONS.find((one) => one === wanted) ?? 'US';
  const id = newId('event');
  await insertHiddenEvent(tx, {
    tenantId,
    id,
    slug: `shop-${id.split('_').at(-1)?.toLowerCase() ?? ''}`,
    name: shopName ?? shop,
    type: 'Store',
    region,
    currency: REGION_FACTS[region].currency,
    countries: [],
    states: [],
    lockedCountries: [],
    freeRetailShipping: true,
    // The shop itself lets its shoppers change their minds.
    editWindowMinutes: 0,
  });
  await keepEvent(tx, tenantId, id);
  await audit(tx, context, {
    action: 'onboarding.shop_orders_begun',
    subjectType: 'event',
    subjectId: id,
    data: { shop },
  });
  return id;
}

/** The event that owns the orders of a locked connection; made with the first of them. Nobody sees it. S4-56. */
export async function shopEvent(
  tx: Transaction,
  context: TenantContext,
  row: ConnectionRow,
): Promise<ShopEvent> {
  const eventId = row.eventId ?? (await makeEvent(tx, context, row));
  const event = await readShopEvent(tx, { tenantId: row.tenantId, eventId });
  if (!event) throw notFound();
  return event;
}
