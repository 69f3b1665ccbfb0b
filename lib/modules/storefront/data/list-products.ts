import { sql } from 'drizzle-orm';
import type { ProductColour } from '@/lib/db/schema/catalogue';
import type { Locale } from '@/lib/kernel/locales';
import type { ProductTextField } from '@/lib/modules/events/rules/text-fields';
import type { Transaction } from '@/lib/db/transaction';
import {
  cardJson,
  IS_MADE,
  IS_PUBLIC,
  type CardJson,
} from '@/lib/modules/catalogue/service/statements/card-json';
import { EVENT_JSON, IS_KEPT, type EventJson } from '@/lib/modules/events/service/statements/event-json';

/** The product fields for searching, filtering and sorting; the rest is read only for the products of a page. */
export interface ListedRow {
  id: string;
  name: string;
  category: string;
  createdAt: string;
  vatApplies: boolean;
  /** Ex VAT, in minor units. */
  unitNet: number;
  colours: ProductColour[];
  sizes: string[];
  /** Code and description; only when there is a search. */
  code?: string;
  description?: string;
  /** Colour identifier and size of each variant; only when a colour or size filter is set. */
  variants?: [string, string][];
}

/** A store and all of its products on sale, in its own order. */
export interface ProductListRow extends Record<string, unknown> {
  event: EventJson;
  products: ListedRow[];
}

interface ListInput {
  slug: string;
  /** The active filters, so that no other fields are read. */
  searched: boolean;
  picked: boolean;
  /** Include events in any status: the caller may preview them. */
  drafts?: boolean;
  /** The reader's language; without it, texts are those of the event. */
  lang?: Locale | undefined;
}

/** Joined, not looked up row by row: a list has thousands of products. */
const translated = (as: 'tn' | 'td', field: ProductTextField, lang: Locale) => sql`
  left join event_texts ${sql.identifier(as)} on (${sql.identifier(as)}.tenant_id, ${sql.identifier(as)}.event_id, ${sql.identifier(as)}.product_id)
      = (ep.tenant_id, ep.event_id, p.id)
    and ${sql.identifier(as)}.field = ${field} and ${sql.identifier(as)}.language = ${lang} and e.default_language <> ${lang}`;
const NAME = sql`coalesce(tn.value, p.name)`;
const DESCRIPTION = sql`case when p.description <> '' then coalesce(td.value, p.description) else '' end`;
const searched = (lang: Locale | undefined) =>
  sql`, 'code', p.code, 'description', ${lang ? DESCRIPTION : sql`p.description`}`;
const PICKED = sql`, 'variants', (
  select coalesce(jsonb_agg(jsonb_build_array(v.colour_identifier, v.size)), '[]')
  from variants v where v.tenant_id = p.tenant_id and v.product_id = p.id and ${IS_MADE})`;

/** Undefined for an event that is not active, unless `drafts`, and for no event of this tenant. */
export async function readProductList(
  tx: Transaction,
  input: ListInput,
): Promise<ProductListRow | undefined> {
  const { lang } = input;
  const selling = input.drafts ? IS_KEPT : sql`e.status = 'Active'`;
  const names = lang ? translated('tn', 'product_name', lang) : sql``;
  const descriptions = lang && input.searched ? translated('td', 'product_description', lang) : sql``;
  const { rows } = await tx.execute<ProductListRow>(sql`
    select ${EVENT_JSON} as event, (
      select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', ${lang ? NAME : sql`p.name`}, 'category', p.category,
        'createdAt', ep.created_at, 'vatApplies', p.store_default_vat, 'unitNet', ep.store_selling_price_minor,
        'colours', p.colours, 'sizes', p.sizes${input.searched ? searched(lang) : sql``}${input.picked ? PICKED : sql``})
        order by ep.position, ep.id), '[]')
      from event_products ep join products p on p.tenant_id = ep.tenant_id and p.id = ep.product_id ${names} ${descriptions}
      where ep.tenant_id = e.tenant_id and ep.event_id = e.id and ${IS_PUBLIC}) as products
    from events e where e.slug = ${input.slug} and ${selling}`);
  return rows[0];
}

/** The cards of these products of an event, ordered by id. */
export async function readCards(
  tx: Transaction,
  eventId: string,
  ids: readonly string[],
  lang?: Locale,
): Promise<CardJson[]> {
  const { rows } = await tx.execute<{ card: CardJson }>(sql`
    select ${cardJson(lang && sql`${lang}`)} as card
    from event_products ep join products p on p.tenant_id = ep.tenant_id and p.id = ep.product_id
    where ep.event_id = ${eventId} and p.id = any(${sql.param(ids)}::text[]) and ${IS_PUBLIC}
    order by array_position(${sql.param(ids)}::text[], p.id)`);
  return rows.map(({ card }) => card);
}
