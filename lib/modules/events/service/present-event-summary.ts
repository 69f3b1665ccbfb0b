import type { EventSummary } from '@/lib/modules/events/contract/event-summary';
import type { EventListRow } from '@/lib/modules/events/data/list-events';

/** An event as lists and its own pages show it. */
export function presentEventSummary(row: EventListRow): EventSummary {
  return {
    id: row.id,
    tenant_id: row.tenantId,
    tenant_name: row.tenantName,
    slug: row.slug,
    name: row.name,
    event_type: { type: row.type },
    sample: row.sample,
    status: row.status,
    locked: row.locked,
    region: row.region,
    currency: row.currency,
    product_count: row.productCount,
    order_count: row.orderCount,
    created_at: new Date(row.createdAt).toISOString(),
    updated_at: new Date(row.updatedAt).toISOString(),
  };
}
