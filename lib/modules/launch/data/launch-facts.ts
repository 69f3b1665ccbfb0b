import { sql, type SQL } from 'drizzle-orm';
import { hasCredit } from '@/lib/modules/ledger/service/statements/credit-left';
import type { ProductColour } from '@/lib/db/schema/catalogue';
import type { Transaction } from '@/lib/db/transaction';
import { BLANK_MARKET_FACTS, type LackingFacts } from '@/lib/modules/catalogue/rules/market/blank-facts';
import { familiesAsked } from '@/lib/modules/catalogue/rules/market/market-rules';
import { IS_PUBLIC, IS_STILL_MADE } from '@/lib/modules/catalogue/service/statements/card-json';
import type { Scene } from '@/lib/modules/design/rules/scene-types';
import { IS_KEPT, REFUSED_WORDS_JSON } from '@/lib/modules/events/service/statements/event-json';
import { GREEN_PATTERN } from '@/lib/modules/launch/rules/green-words';
import type { LaunchFacts, Offenders } from '@/lib/modules/launch/rules/judge';

/** What one statement knows: everything but the accounts, which the directory has, and the drawn check of designs. */
export type StoredFacts = Omit<
  LaunchFacts,
  'day' | 'paidOut' | 'taxReady' | 'unprintable' | 'partlyTranslated' | 'unserved'
> & {
  /** Products without a design. */
  undesigned: Offenders;
};
type StoredRow = StoredFacts & Record<string, unknown>;

/** The products of `sold` that meet a condition: how many, and the first in the store's order. */
const offenders = (condition: SQL) => sql`(select jsonb_build_object('count', count(*), 'product',
  (array_agg(jsonb_build_object('id', s.id, 'name', s.name) order by s.position, s.id))[1]) from sold s where ${condition})`;

const filled = (path: SQL) => sql`coalesce(trim(c.content ${path}), '') <> ''`;

interface Known {
  /** The day of the law, `2026-11-24`. */
  day: string;
  /** The garments whose composition nobody knows. */
  unknownBlanks: readonly string[];
  /** The garments that lack a fact which staff keep. */
  lacking: LackingFacts;
}

/** Whether the product `p` of `e` must tell its composition by the law of the day, and nobody does. D54-3, D54-6 */
const withoutFibres = ({
  day,
  unknownBlanks,
}: Omit<
  Known,
  'lacking'
>) => sql`${JSON.stringify(familiesAsked('fibres', day))}::jsonb -> e.region @> to_jsonb(p.family)
  and (p.fibres = '[]' or p.fibres is null and p.blank_id = any(${sql.param(unknownBlanks)}::text[]))`;

/** The products of `sold` whose garment lacks a fact, per fact. D54-6 */
const withoutFact = (lacking: LackingFacts) =>
  sql`jsonb_build_object(${sql.join(
    BLANK_MARKET_FACTS.map(
      (fact) =>
        sql`${fact}::text, ${offenders(sql`${JSON.stringify(lacking[fact])}::jsonb -> s.region @> to_jsonb(s.blank_id)`)}`,
    ),
    sql`, `,
  )})`;

/** The available products of the event `e`, with what making one costs in the event's currency, ex VAT. */
const sold = (known: Omit<Known, 'lacking'>) => sql`
  select p.id, p.name, p.blank_id, e.region, ep.position, ep.store_selling_price_minor as price,
    (p.blank -> 'blankPriceMinor' ->> e.currency)::bigint + (p.blank -> 'printPriceMinor' ->> e.currency)::bigint
      * ((p.scene_front is not null)::integer + (p.scene_back is not null)::integer) as cost,
    p.scene_front is null and p.scene_back is null as undesigned,
    ${withoutFibres(known)} as without_fibres,
    p.name || ' ' || p.description ~* ${GREEN_PATTERN} and trim(p.green_evidence) = '' as green,
    exists (select from variants v where v.tenant_id = p.tenant_id and v.product_id = p.id and v.stock > 0) and ${IS_STILL_MADE} as stocked,
    not ${IS_STILL_MADE} as withdrawn
  from e join event_products ep on ep.tenant_id = e.tenant_id and ep.event_id = e.id
    join products p on p.tenant_id = ep.tenant_id and p.id = ep.product_id and ${IS_PUBLIC}`;

/** The first of the store's own texts, among those that are shown, that claims to be green; none where it gives evidence. */
const GREEN_TEXT = sql`case when coalesce(trim(c.content ->> 'greenEvidence'), '') <> '' then null
  when c.content ->> 'homeHeading' ~* ${GREEN_PATTERN} then 'homeHeading'
  when c.content ->> 'homeSubheading' ~* ${GREEN_PATTERN} then 'homeSubheading'
  when (c.content -> 'aboutUs' ->> 'enabled')::boolean and c.content -> 'aboutUs' ->> 'content' ~* ${GREEN_PATTERN}
    then 'aboutUs.document'
  when c.content -> 'faqs' ->> 'content' ~* ${GREEN_PATTERN} then 'faqs.document'
  when c.content -> 'terms' ->> 'content' ~* ${GREEN_PATTERN} then 'terms.document' end`;

/** What is stored of a tenant's event that the launch check judges, in one statement; undefined for no event of it. */
export async function readLaunchFacts(
  tx: Transaction,
  tenantId: string,
  slug: string,
  { at, unknownBlanks, lacking }: { at: Date } & Pick<Known, 'unknownBlanks' | 'lacking'>,
): Promise<StoredFacts | undefined> {
  const day = at.toISOString().slice(0, 10);
  const { rows } = await tx.execute<StoredRow>(sql`
    with e as (select e.* from events e where e.tenant_id = ${tenantId} and e.slug = ${slug} and ${IS_KEPT}),
      sold as materialized (${sold({ day, unknownBlanks })})
    select e.type, e.sample, e.region, t.verified_at is not null as verified,
      coalesce(trim(t.company_details ->> 'address'), '') <> ''
        and coalesce(trim(t.company_details ->> 'company_number'), '') <> '' as "companyNamed",
      ${hasCredit({ tenant: sql`e.tenant_id`, currency: sql`e.currency` })} as "hasCredit",
      not e.not_vat_registered as "vatRegistered", e.vat_rate_bp as "vatRateBp",
      ${offenders(sql`true`)} as products,
      (select count(*)::integer from sold s where s.stocked) as "inStock",
      ${offenders(sql`s.cost is null`)} as unpriced,
      ${offenders(sql`s.price < s.cost`)} as "belowCost",
      ${offenders(sql`s.undesigned`)} as undesigned,
      ${offenders(sql`s.without_fibres`)} as "withoutFibres",
      ${withoutFact(lacking)} as "withoutFact",
      ${offenders(sql`not s.stocked and not s.withdrawn`)} as "soldOut",
      ${offenders(sql`s.withdrawn`)} as withdrawn,
      ${offenders(sql`s.green`)} as "greenProducts",
      ${GREEN_TEXT} as "greenText",
      cardinality(e.countries) + cardinality(e.locked_countries) > 0 as "hasCountries",
      exists (select from event_access a where a.tenant_id = e.tenant_id and a.event_id = e.id and a.mode = 'invited'
        and not exists (select from event_access_emails l
          where l.tenant_id = a.tenant_id and l.event_id = a.event_id)) as "shutOut",
      coalesce(e.closes_at <= ${at.toISOString()}, false) as ended,
      ${filled(sql`->> 'homeHeading'`)} as "hasHeading",
      ${filled(sql`-> 'contactUs' ->> 'formEmail'`)} as "hasFormEmail",
      coalesce((c.content -> 'customLogo' ->> 'enabled')::boolean, false) as "hasLogo",
      (select count(*)::integer from promo_codes o where o.tenant_id = e.tenant_id and o.event_id = e.id) as "promoCodes"
    from e join tenants t on t.id = e.tenant_id
      left join store_configurations c on c.tenant_id = e.tenant_id and c.event_id = e.id`);
  return rows[0];
}

/** A design that the print check draws. */
export interface StoredDesign extends Record<string, unknown> {
  id: string;
  name: string;
  sceneFront: Scene | null;
  sceneBack: Scene | null;
  colours: ProductColour[];
  refusedWords: string[];
}

/** The designs of an event's available products, the latest changed first. */
export async function listDesigns(
  tx: Transaction,
  tenantId: string,
  slug: string,
  limit: number,
): Promise<StoredDesign[]> {
  const { rows } = await tx.execute<StoredDesign>(sql`
    select p.id, p.name, p.scene_front as "sceneFront", p.scene_back as "sceneBack", p.colours,
      ${REFUSED_WORDS_JSON} as "refusedWords"
    from events e join event_products ep on ep.tenant_id = e.tenant_id and ep.event_id = e.id
      join products p on p.tenant_id = ep.tenant_id and p.id = ep.product_id and ${IS_PUBLIC}
    where e.tenant_id = ${tenantId} and e.slug = ${slug} and ${IS_KEPT}
      and (p.scene_front is not null or p.scene_back is not null)
    order by p.updated_at desc, p.id limit ${limit}`);
  return rows;
}
