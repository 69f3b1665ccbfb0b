import { and, eq, sql } from 'drizzle-orm';
import { events } from '@/lib/db/schema/events';
import type { Transaction } from '@/lib/db/transaction';
import type { Region } from '@/lib/kernel/regions';
import type { ShippingTable } from '@/lib/modules/pricing/rules/types';
import { shippingTableJson } from '@/lib/modules/pricing/service/statements/shipping';
import { ownEvent } from '@/lib/modules/events/service/statements/own-event';

/** An event's settings as stored; `hasOrders`: it has an order, paid or not; `regionShipping`: the platform's prices now. */
export type DetailsRow = Pick<
  typeof events.$inferSelect,
  | 'id'
  | 'type'
  | 'name'
  | 'locked'
  | 'lockReason'
  | 'region'
  | 'currency'
  | 'defaultLanguage'
  | 'countries'
  | 'states'
  | 'lockedCountries'
  | 'opensAt'
  | 'closesAt'
  | 'onHoldMessage'
  | 'vatRateBp'
  | 'notVatRegistered'
  | 'freeRetailShipping'
  | 'fixedRetailShippingMinor'
  | 'customRetailShipping'
  | 'editWindowMinutes'
  | 'sample'
  | 'claimCap'
  | 'claimsUsed'
  | 'householdMode'
  | 'approvesClaims'
  | 'approvesOrders'
  | 'claimDomains'
  | 'blockedClaimDomains'
  | 'refusesDisposable'
  | 'collectSizes'
  | 'collectAddresses'
  | 'detailsVersion'
> & { hasOrders: boolean; ordersToApprove: number; regionShipping: Record<Region, ShippingTable> };

/** The settings that a client may change. */
export type DetailColumns = Partial<
  Omit<
    DetailsRow,
    | 'id'
    | 'type'
    | 'locked'
    | 'lockReason'
    | 'claimsUsed'
    | 'detailsVersion'
    | 'hasOrders'
    | 'ordersToApprove'
    | 'regionShipping'
  >
>;

// Written out, since the columns of a query over one table are named without it.
const HAS_ORDERS = sql<boolean>`exists (select from orders o
  where o.tenant_id = events.tenant_id and o.event_id = events.id)`;

const ORDERS_TO_APPROVE = sql<number>`(select count(*)::integer from order_waits w
  where w.tenant_id = events.tenant_id and w.event_id = events.id and w.for_approval)`;

const REGION_SHIPPING = sql<Record<Region, ShippingTable>>`jsonb_build_object(
  'UK', ${shippingTableJson('retail', sql`'UK'`)}, 'EU', ${shippingTableJson('retail', sql`'EU'`)},
  'US', ${shippingTableJson('retail', sql`'US'`)})`;

/** A tenant's event by its slug, locked for a change if `lock`; undefined for no event of this tenant, or a deleted one. */
export async function findEventDetails(
  tx: Transaction,
  tenantId: string,
  slug: string,
  lock = false,
): Promise<DetailsRow | undefined> {
  const query = tx
    .select({
      id: events.id,
      type: events.type,
      name: events.name,
      locked: events.locked,
      lockReason: events.lockReason,
      region: events.region,
      currency: events.currency,
      defaultLanguage: events.defaultLanguage,
      countries: events.countries,
      states: events.states,
      lockedCountries: events.lockedCountries,
      opensAt: events.opensAt,
      closesAt: events.closesAt,
      onHoldMessage: events.onHoldMessage,
      vatRateBp: events.vatRateBp,
      notVatRegistered: events.notVatRegistered,
      freeRetailShipping: events.freeRetailShipping,
      fixedRetailShippingMinor: events.fixedRetailShippingMinor,
      customRetailShipping: events.customRetailShipping,
      editWindowMinutes: events.editWindowMinutes,
      sample: events.sample,
      claimCap: events.claimCap,
      claimsUsed: events.claimsUsed,
      householdMode: events.householdMode,
      approvesClaims: events.approvesClaims,
      approvesOrders: events.approvesOrders,
      claimDomains: events.claimDomains,
      blockedClaimDomains: events.blockedClaimDomains,
      refusesDisposable: events.refusesDisposable,
      collectSizes: events.collectSizes,
      collectAddresses: events.collectAddresses,
      detailsVersion: events.detailsVersion,
      hasOrders: HAS_ORDERS,
      ordersToApprove: ORDERS_TO_APPROVE,
      regionShipping: REGION_SHIPPING,
    })
    .from(events)
    .where(ownEvent(tenantId, slug));
  const [row] = lock ? await query.for('update') : await query;
  return row;
}

/** Sets these settings of an event, as the next version. */
export async function saveEventDetails(
  tx: Transaction,
  key: { tenantId: string; eventId: string },
  columns: DetailColumns,
  at: Date,
): Promise<void> {
  await tx
    .update(events)
    .set({ ...columns, updatedAt: at, detailsVersion: sql`${events.detailsVersion} + 1` })
    .where(and(eq(events.tenantId, key.tenantId), eq(events.id, key.eventId)));
}
