import { sql } from 'drizzle-orm';
import type { FontFace, SeoTexts, StoreContent } from '@/lib/db/schema/storefront';
import type { CompanyDetails } from '@/lib/db/schema/tenants';
import type { Locale } from '@/lib/kernel/locales';
import type { EventTranslations } from '@/lib/modules/storefront/rules/texts/event-translations';
import type { Transaction } from '@/lib/db/transaction';
import { cardJson, IS_PUBLIC, type CardJson } from '@/lib/modules/catalogue/service/statements/card-json';
import {
  EVENT_JSON,
  IS_KEPT,
  IS_OPEN_TO_THE_PUBLIC,
  type EventJson,
} from '@/lib/modules/events/service/statements/event-json';
import { eventTextsJson } from '@/lib/modules/events/service/statements/event-texts';

export interface ColourSetJson {
  id: string;
  name: string;
  primary: string;
  secondary: string;
  tertiary: string;
  createdByUserId: string | null;
  backgroundImage: string | null;
}

export interface FontSetJson {
  id: string;
  name: string;
  description: string;
  fontOne: FontFace;
  fontTwo: FontFace;
}

export interface SeoJson {
  listed: boolean;
  texts: Partial<Record<Locale, SeoTexts>>;
}

/** All data of a public store, from one statement. */
export interface StorefrontRow extends Record<string, unknown> {
  event: EventJson;
  company: CompanyDetails;
  /** Whether staff have verified the tenant. */
  tenantVerified: boolean;
  /** Whether staff have closed it. */
  tenantClosed: boolean;
  content: StoreContent;
  /** Translations of the event's own texts in the requested language. */
  texts: EventTranslations;
  /** What search engines are told; null for an event that has never said. */
  seo: SeoJson | null;
  colourSet: ColourSetJson;
  fontSet: FontSetJson;
  /** The first of its products, or the requested ones. */
  cards: CardJson[];
  /** Over all its products: their number, and whether any is customisable. */
  catalogue: { count: number; customisable: boolean };
}

/** Maximum number of products in an answer, unless specific ones are requested (D28-1). */
const MOST_CARDS = 100;

const COLOUR_SET = sql`jsonb_build_object('id', c.id, 'name', c.name, 'primary', c.primary_colour,
  'secondary', c.secondary_colour, 'tertiary', c.tertiary_colour, 'createdByUserId', c.created_by_user_id,
  'backgroundImage', c.background_image)`;
const FONT_SET = sql`jsonb_build_object('id', f.id, 'name', f.name, 'description', f.description,
  'fontOne', f.font_one, 'fontTwo', f.font_two)`;

interface StorefrontQuery {
  drafts?: boolean;
  products?: readonly string[] | undefined;
  /** The reader's language; without it, texts are those of the event. */
  lang?: Locale | undefined;
}

/**
 * A store with its look and the first hundred of its products, or those of `products`, in one round trip; undefined for
 * a draft and for no event of this tenant. With `drafts` the event may have any status, and products that are not on
 * sale yet are included.
 */
export async function readStorefront(
  tx: Transaction,
  slug: string,
  { drafts = false, products, lang }: StorefrontQuery = {},
): Promise<StorefrontRow | undefined> {
  const language = lang && sql`${lang}`;
  const shown = drafts ? IS_KEPT : IS_OPEN_TO_THE_PUBLIC;
  const selling = drafts ? sql`true` : sql`e.status = 'Active'`;
  const asked = products ? sql`and p.id = any(${sql.param(products)}::text[])` : sql``;
  const sold = sql`event_products ep join products p on p.tenant_id = ep.tenant_id and p.id = ep.product_id
        where ep.tenant_id = e.tenant_id and ep.event_id = e.id and ${selling} and ${IS_PUBLIC}`;
  const { rows } = await tx.execute<StorefrontRow>(sql`
    select ${EVENT_JSON} as event, t.company_details as company,
      t.verified_at is not null as "tenantVerified", t.closed_at is not null as "tenantClosed", s.content, ${eventTextsJson(language)} as texts,
      (select jsonb_build_object('listed', o.listed, 'texts', o.texts) from event_seo o
        where o.tenant_id = e.tenant_id and o.event_id = e.id) as seo,
      ${COLOUR_SET} as "colourSet", ${FONT_SET} as "fontSet", (
        select coalesce(jsonb_agg(one.card order by one.position, one.id), '[]') from (
          select ep.position, ep.id, ${cardJson(language)} as card from ${sold} ${asked}
          order by ep.position, ep.id limit ${products?.length ?? MOST_CARDS}) one) as cards, (
        select jsonb_build_object('count', count(*), 'customisable', coalesce(bool_or(p.customisable), false))
        from ${sold}) as catalogue
    from events e
      join tenants t on t.id = e.tenant_id
      join store_configurations s on s.tenant_id = e.tenant_id and s.event_id = e.id
      join colour_sets c on c.tenant_id = s.tenant_id and c.id = s.colour_set_id
      join font_sets f on f.tenant_id = s.tenant_id and f.id = s.font_set_id
    where e.slug = ${slug} and ${shown}`);
  return rows[0];
}
