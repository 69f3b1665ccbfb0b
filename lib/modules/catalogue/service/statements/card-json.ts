import { sql, type SQL } from 'drizzle-orm';
import type { ProductColour } from '@/lib/db/schema/catalogue';
import { MARKET_RULES } from '@/lib/modules/catalogue/rules/market/market-rules';
import type { GarmentFamily } from '@/lib/modules/design/rules/scene-types';
import { productText, type Language } from '@/lib/modules/events/service/statements/event-texts';
import type { PersonalPrice } from '@/lib/modules/pricing/rules/personal-price';

export interface VariantJson {
  id: string;
  sku: string;
  identifier: string;
  size: string;
  stock: number;
}

/** A product on sale as one statement reads it, with hashes instead of its scenes. */
export interface CardJson {
  id: string;
  code: string;
  name: string;
  description: string;
  category: string;
  /** What it is made of, and which drawing that has. */
  blankId: string;
  family: GarmentFamily;
  customisable: boolean;
  vatApplies: boolean;
  /** Ex VAT, in minor units. */
  unitNet: number;
  /** Prices of a shopper's own texts and pictures. */
  personalPrice: PersonalPrice;
  colours: ProductColour[];
  sizes: string[];
  /** MD5 of the scene's text in Postgres; null for a side without one. */
  frontHash: string | null;
  backHash: string | null;
  customFront: boolean;
  customBack: boolean;
  /** When it was put on sale in this event. */
  createdAt: string;
  variants: VariantJson[];
}

const customised = (column: 'scene_front' | 'scene_back') =>
  sql`coalesce(jsonb_path_exists(p.${sql.identifier(column)}, '$.layers[*] ? (@.customisable == true && !(@.hidden == true))'), false)`;

/**
 * Whether the variant `v` has a colour that its product `p` still offers; other variants are kept only for old orders.
 */
export const IS_MADE = sql`p.colours @> jsonb_build_array(jsonb_build_object('identifier', v.colour_identifier))`;

/**
 * Whether the garment of the product `p` is still made. Of one that staff have withdrawn nothing is sold from that moment on,
 * so whatever sells asks `MAY_BE_SOLD` in its own statement. S2.2-234
 */
export const IS_STILL_MADE = sql`not exists (select from blanks gone where gone.id = p.blank_id and gone.status = 'withdrawn')`;

/** The markets in which children's sizes need a certificate, as a condition on the event `held` and the product `p`. D54-3 */
const NEEDS_CERTIFICATE = sql.raw(
  MARKET_RULES.filter(({ fact }) => fact === 'certificate')
    .map(
      ({ market, families, since }) =>
        `(held.region = '${market}' and p.family in ('${families.join("', '")}') and current_date >= date '${since}')`,
    )
    .join(' or '),
);

/** Whether the product `p`, sold as `ep`, lacks the certificate of children's sizes that its event's market asks for. */
const LACKS_CERTIFICATE = sql`exists (select from events held
    join blanks b on b.id = p.blank_id join blank_versions now_v on now_v.blank_id = b.id and now_v.version = b.version
  where held.tenant_id = ep.tenant_id and held.id = ep.event_id and (${NEEDS_CERTIFICATE})
    and coalesce(now_v.definition -> 'certificate', 'null') = 'null')`;

/** Whether the product `p`, sold as `ep`, may be sold: its garment is made, and lawful in the event's market. D54-3, S2.2-234 */
export const MAY_BE_SOLD = sql`(${IS_STILL_MADE} and not ${LACKS_CERTIFICATE})`;

/** The variants of the product `p`, in order, with what is left of each. */
const variantsJson = (stock: SQL) => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'sku', v.sku, 'identifier', v.colour_identifier,
    'size', v.size, 'stock', ${stock}) order by v.position, v.id), '[]')
  from variants v where v.tenant_id = p.tenant_id and v.product_id = p.id and ${IS_MADE})`;

/** The `PersonalPrice` of the product sold as `ep`. */
export const PERSONAL_PRICE_JSON = sql`jsonb_build_object(
  'side', ep.personal_side_minor, 'text', ep.personal_text_minor, 'image', ep.personal_image_minor)`;

const CARD_STOCK = sql`v.stock`;
/** What shoppers can have of it. */
const SOLD_STOCK = sql`case when ${MAY_BE_SOLD} then v.stock else 0 end`;

const cardWith = (language: Language, stock: SQL) => sql`jsonb_build_object(
  'id', p.id, 'code', p.code, 'name', ${productText(language, 'product_name')},
  'description', ${productText(language, 'product_description')}, 'category', p.category,
  'blankId', p.blank_id, 'family', p.family, 'customisable', p.customisable, 'vatApplies', p.store_default_vat,
  'unitNet', ep.store_selling_price_minor, 'personalPrice', ${PERSONAL_PRICE_JSON}, 'colours', p.colours, 'sizes', p.sizes,
  'frontHash', md5(p.scene_front::text), 'backHash', md5(p.scene_back::text),
  'customFront', ${customised('scene_front')}, 'customBack', ${customised('scene_back')},
  'createdAt', ep.created_at, 'variants', ${variantsJson(stock)})`;

/**
 * A `CardJson` of the product `p`, sold as `ep`, as shoppers see it: with its texts in a language, else as its client wrote them,
 * and sold out where its garment is no longer made or not lawful.
 */
export const cardJson = (language?: Language) => cardWith(language, SOLD_STOCK);

/** The same as its client keeps it: with their own texts and all of its stock. */
export const CARD_JSON = cardWith(undefined, CARD_STOCK);

/** Whether `p` is public: neither a draft nor deleted. */
export const IS_PUBLIC = sql`p.status = 'active' and p.deleted_at is null`;
