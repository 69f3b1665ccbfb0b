import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';
import type { EventStatus, EventType } from '@/lib/db/schema/events';
import { IS_KEPT } from '@/lib/modules/events/service/statements/event-json';
import { ofTenant } from '@/lib/db/conditions';
import { subjectsFound, type SearchPlace } from './find-terms';

interface InTenant extends Record<string, unknown> {
  tenantId: string;
  tenantName: string;
}

export interface EventRow extends InTenant {
  slug: string;
  name: string;
  type: EventType;
  status: EventStatus;
}

interface InEvent extends InTenant {
  eventSlug: string;
  eventName: string;
}

export interface ProductRow extends InEvent {
  id: string;
  name: string;
  code: string;
}

export interface OrderRow extends InEvent {
  id: string;
  orderRef: string;
  status: string | null;
  customerName: string;
  customerEmail: string;
  createdAt: Date;
}

const TENANT = sql`t.id as "tenantId", t.name as "tenantName"`;
const EVENT = sql`e.slug as "eventSlug", e.name as "eventName"`;

/** Events by a word of their name or address; deleted ones are left out, as they are everywhere below but in orders. */
export async function findEvents(tx: Transaction, text: string, place: SearchPlace): Promise<EventRow[]> {
  const { rows } = await tx.execute<EventRow>(sql`
    select ${TENANT}, e.slug, e.name, e.type, e.status
    from ${subjectsFound('event', text, place)}
    join events e on e.tenant_id = f.tenant_id and e.id = f.subject_id and ${IS_KEPT}
    join tenants t on t.id = e.tenant_id
    order by f.term, f.at desc limit ${place.limit}`);
  return rows;
}

/** The events that were changed last. */
export async function newestEvents(tx: Transaction, place: SearchPlace): Promise<EventRow[]> {
  const { rows } = await tx.execute<EventRow>(sql`
    select ${TENANT}, e.slug, e.name, e.type, e.status
    from events e join tenants t on t.id = e.tenant_id where ${ofTenant(sql`e.tenant_id`, place.tenantId)} and ${IS_KEPT}
    order by e.updated_at desc, e.id desc, e.tenant_id desc limit ${place.limit}`);
  return rows;
}

/** Products by a word of their name or code, each with the event that it was added to last; deleted ones are left out. */
export async function findProducts(tx: Transaction, text: string, place: SearchPlace): Promise<ProductRow[]> {
  const { rows } = await tx.execute<ProductRow>(sql`
    select ${TENANT}, ${EVENT}, p.id, p.name, p.code
    from ${subjectsFound('product', text, place)}
    join products p on p.tenant_id = f.tenant_id and p.id = f.subject_id and p.deleted_at is null
    join lateral (select e.slug, e.name from event_products ep
        join events e on e.tenant_id = ep.tenant_id and e.id = ep.event_id and ${IS_KEPT}
      where ep.tenant_id = p.tenant_id and ep.product_id = p.id order by ep.created_at desc, ep.id desc limit 1) e on true
    join tenants t on t.id = p.tenant_id
    order by f.term, f.at desc limit ${place.limit}`);
  return rows;
}

/** Orders by their reference, or a word of the recipient's name or e-mail address; unpaid ones too. */
export async function findOrders(tx: Transaction, text: string, place: SearchPlace): Promise<OrderRow[]> {
  const { rows } = await tx.execute<OrderRow>(sql`
    select ${TENANT}, ${EVENT}, o.id, o.order_ref as "orderRef", o.status, o.created_at as "createdAt",
      o.snapshot -> 'customer' ->> 'name' as "customerName", o.snapshot -> 'customer' ->> 'email' as "customerEmail"
    from ${subjectsFound('order', text, place)}
    join orders o on o.tenant_id = f.tenant_id and o.id = f.subject_id
    join events e on e.tenant_id = o.tenant_id and e.id = o.event_id
    join tenants t on t.id = o.tenant_id
    order by f.term, f.at desc limit ${place.limit}`);
  return rows;
}

export interface FileRow extends InEvent {
  id: string;
  name: string;
}

/** Pictures of the library by a word of their name, each with the event that it was added in, else the newest one. */
export async function findFiles(tx: Transaction, text: string, place: SearchPlace): Promise<FileRow[]> {
  const { rows } = await tx.execute<FileRow>(sql`
    select ${TENANT}, ${EVENT}, file.id, file.name
    from ${subjectsFound('file', text, place)}
    join files file on file.tenant_id = f.tenant_id and file.id = f.subject_id
    join lateral (select e.slug, e.name from events e where e.tenant_id = file.tenant_id and ${IS_KEPT}
      order by e.id = file.event_id desc nulls last, e.created_at desc, e.id limit 1) e on true
    join tenants t on t.id = file.tenant_id
    order by f.term, f.at desc limit ${place.limit}`);
  return rows;
}
