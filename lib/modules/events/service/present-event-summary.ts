import { restorableUntil } from '@/lib/modules/events/rules/deletion';
import type { EventSummary } from '@/lib/modules/events/contract/event-summary';
import type { EventListRow } from '@/lib/modules/events/data/list-events';

/** The tenant's own picture of the first product: no page of a deleted event answers one. */
function pictureOf({ tenantId, slug, shown, deletedAt }: EventListRow): string | null {
  if (!shown || deletedAt) return null;
  const { productId, colour, side } = shown;
  return `/api/${tenantId}/events/${slug}/products/${productId}/picture/${colour}/${side}`;
}

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
    lock_reason: row.lockReason,
    restorable_until: row.deletedAt && restorableUntil(new Date(row.deletedAt)).toISOString(),
    look: { colours: row.colours ?? [], logo: row.logo, preview: pictureOf(row) },
    region: row.region,
    currency: row.currency,
    product_count: row.productCount,
    order_count: row.orderCount,
    created_at: new Date(row.createdAt).toISOString(),
    updated_at: new Date(row.updatedAt).toISOString(),
  };
}
