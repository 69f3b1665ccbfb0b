import type { SearchHits } from '@/lib/modules/search/contract/search';
import type { CodeRow } from '@/lib/modules/search/data/find-codes';
import type { EventRow, FileRow, OrderRow, ProductRow } from '@/lib/modules/search/data/find-hits';

type Hit<Kind extends 'events' | 'products' | 'orders' | 'codes' | 'files'> = SearchHits[Kind][number];

interface Row {
  tenantId: string;
  tenantName: string;
}

const inTenant = ({ tenantId, tenantName }: Row) => ({ tenant_id: tenantId, tenant_name: tenantName });
const inEvent = (row: Row & { eventSlug: string; eventName: string }) => ({
  ...inTenant(row),
  event_slug: row.eventSlug,
  event_name: row.eventName,
});

export function eventHit(row: EventRow): Hit<'events'> {
  const { slug, name, type, status } = row;
  return { ...inTenant(row), slug, name, type, status };
}

export function productHit(row: ProductRow): Hit<'products'> {
  return { ...inEvent(row), id: row.id, name: row.name, code: row.code };
}

export function orderHit(row: OrderRow): Hit<'orders'> {
  return {
    ...inEvent(row),
    id: row.id,
    order_ref: row.orderRef,
    status: row.status,
    customer_name: row.customerName,
    customer_email: row.customerEmail,
    created_at: new Date(row.createdAt).toISOString(),
  };
}

export function codeHit(row: CodeRow): Hit<'codes'> {
  return { ...inEvent(row), id: row.id, kind: row.kind, code: row.code };
}

export function fileHit(row: FileRow): Hit<'files'> {
  return { ...inEvent(row), id: row.id, name: row.name };
}
