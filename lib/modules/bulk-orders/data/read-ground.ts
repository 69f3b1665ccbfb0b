import { sql } from 'drizzle-orm';
import type { PictureFacts } from '@/lib/modules/design/rules/preflight-types';
import type { PersonalTexts, SellableProduct } from '@/lib/modules/orders/rules/order-line-types';
import { cardJson, IS_PUBLIC, type CardJson } from '@/lib/modules/catalogue/service/statements/card-json';
import {
  CHECKOUT_EVENT_JSON,
  sellableProductJson,
  type CheckoutEvent,
} from '@/lib/modules/checkout/service/statements/read-checkout';
import { creditLeft } from '@/lib/modules/ledger/service/statements/credit-left';
import type { InviteeDelivery } from '@/lib/db/schema/size-collection';
import type { Locale } from '@/lib/kernel/locales';
import type { Transaction } from '@/lib/db/transaction';

/** The event of a Bulk order. */
export interface BulkEvent extends Omit<CheckoutEvent, 'opensAt' | 'closesAt'> {
  locked: boolean;
  lockReason: string | null;
  collectSizes: boolean;
  collectAddresses: boolean;
  /** The language of its recipients' mails. */
  language: Locale;
}

/** An event with what it offers; amounts in minor units. */
export interface BulkFacts extends Record<string, unknown> {
  event: BulkEvent;
  products: { card: CardJson; sellable: SellableProduct }[];
}

/** The client's Bulk event of this slug and its products in their order; undefined for any other. */
export async function readBulkFacts(
  tx: Transaction,
  { tenantId, slug }: { tenantId: string; slug: string },
): Promise<BulkFacts | undefined> {
  const { rows } = await tx.execute<BulkFacts>(sql`
    select ${CHECKOUT_EVENT_JSON} || jsonb_build_object('locked', e.locked, 'lockReason', e.lock_reason,
        'collectSizes', e.collect_sizes, 'collectAddresses', e.collect_addresses, 'language', e.default_language) as event,
      (select coalesce(jsonb_agg(jsonb_build_object('card', ${cardJson()}, 'sellable', ${sellableProductJson(undefined)})
          order by ep.position, ep.id), '[]')
        from event_products ep join products p on p.tenant_id = ep.tenant_id and p.id = ep.product_id
        where ep.tenant_id = e.tenant_id and ep.event_id = e.id and ${IS_PUBLIC}) as products
    from events e where e.tenant_id = ${tenantId} and e.slug = ${slug} and e.type = 'Bulk' and e.deleted_at is null`);
  return rows[0];
}

/** What is left of the credit account in a currency, and of the event's budget; minor units. */
export async function readCreditLeft(
  tx: Transaction,
  { tenantId, id, currency }: Pick<BulkEvent, 'tenantId' | 'id' | 'currency'>,
): Promise<{ available: number; budgetLeft: number | null }> {
  const of = { tenant: sql`${tenantId}`, currency: sql`${currency}`, event: sql`${id}` };
  const { rows } = await tx.execute<{ available: string; left: string | null }>(sql`
    select c.available, c.left from ${creditLeft(of)} c`);
  const [row] = rows;
  return {
    available: Number(row?.available ?? 0),
    budgetLeft: row?.left === null || row?.left === undefined ? null : Number(row.left),
  };
}

/** What one invitee asked for. */
export interface AnsweredRow extends Record<string, unknown> {
  productId: string;
  variantId: string;
  name: string;
  email: string;
  personalisation: PersonalTexts;
  delivery: InviteeDelivery | null;
}

/** The answers of an event's invitees, the first first. */
export async function readAnswers(
  tx: Transaction,
  { tenantId, id }: Pick<BulkEvent, 'tenantId' | 'id'>,
): Promise<AnsweredRow[]> {
  const { rows } = await tx.execute<AnsweredRow>(sql`
    select i.product_id as "productId", i.variant_id as "variantId", i.name, i.email, i.personalisation, i.delivery
    from bulk_invitees i where i.tenant_id = ${tenantId} and i.event_id = ${id} and i.answered_at is not null
    order by i.created_at, i.id`);
  return rows;
}

/** How many people were asked for their size. */
export async function countInvited(
  tx: Transaction,
  { tenantId, id }: Pick<BulkEvent, 'tenantId' | 'id'>,
): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::integer as count from bulk_invitees where tenant_id = ${tenantId} and event_id = ${id}`);
  return rows[0]?.count ?? 0;
}

/** The pictures in an event's answers and in its Bulk orders, with the facts that the print check needs, by file id. */
export async function readKnownPictures(
  tx: Transaction,
  { tenantId, id }: Pick<BulkEvent, 'tenantId' | 'id'>,
): Promise<Record<string, PictureFacts>> {
  const { rows } = await tx.execute<{ pictures: Record<string, PictureFacts> }>(sql`
    with used as (
      select i.personalisation from bulk_invitees i where i.tenant_id = ${tenantId} and i.event_id = ${id}
      union all
      select l.personalisation from order_lines l join orders o on o.tenant_id = l.tenant_id and o.id = l.order_id
        where o.tenant_id = ${tenantId} and o.event_id = ${id} and o.kind = 'bulk')
    select coalesce(jsonb_object_agg(f.id, jsonb_build_object('widthPx', f.width_px, 'heightPx', f.height_px,
      'contentType', f.content_type, 'colourMode', f.colour_mode, 'bytes', f.bytes)), '{}') as pictures
    from files f where f.tenant_id = ${tenantId} and f.kind = 'artwork' and f.width_px is not null and f.id in (
      select own.value from used, jsonb_each(used.personalisation) as side(name, layers),
        lateral jsonb_each_text(side.layers) as own(layer, value))`);
  return rows[0]?.pictures ?? {};
}
