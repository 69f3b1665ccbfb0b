import { now } from '@/lib/kernel/clock';
import { COUNTRIES } from '@/lib/address/countries';
import { countryFrom } from '@/lib/address/country-names';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { readBlanks, type Blanks } from '@/lib/modules/catalogue/service/read-blanks';
import { findServedEvent } from '@/lib/modules/fulfilment/data/fulfillers/choices';
import { readLastingFacts, readRoutingSettings } from '@/lib/modules/fulfilment/data/routing-facts';
import { listSoldRows, type SoldRow } from '@/lib/modules/fulfilment/data/sold-lines';
import {
  findUnserved,
  type SoldProduct,
  type Unserved,
} from '@/lib/modules/fulfilment/rules/routing/unserved';
import { itemCost } from '@/lib/modules/pricing/rules/production-cost';

/** So many products are looked at, in the store's order; orders are routed by the same rules anyway. */
const MOST_PRODUCTS = 500;
/** So long it may take: somebody waits for the page. */
const LONGEST_MS = 1000;

const NOBODY: Unserved = { count: 0, product: null, reasons: [] };

function soldProduct(row: SoldRow, blanks: Blanks): SoldProduct {
  const { id, name, blankId, family, price, blankPrice, printPrice, areas } = row;
  const prints = (['front', 'back'] as const).flatMap((side) => {
    const size = areas[side];
    return size ? [{ side, size: { widthMm: size.widthMm, heightMm: size.heightMm } }] : [];
  });
  const unitCost = itemCost({ blankPrice, printPrice, sides: prints.length });
  const techniques = blanks.known(blankId)?.printTechniques ?? [];
  const unitValue = Math.max(price, unitCost);
  return {
    id,
    name,
    line: { id, sku: id, blankId, family, pieces: 1, prints, techniques, unitCost, unitValue },
  };
}

/** Where an event delivers, as ISO codes: what it is locked to, else what it names, else everywhere. */
function countriesOf(event: { countries: string[]; lockedCountries: string[] }): string[] {
  const named = event.lockedCountries.length > 0 ? event.lockedCountries : event.countries;
  return named.length === 0
    ? COUNTRIES.map(({ iso2 }) => iso2)
    : named.flatMap((one) => countryFrom(one)?.iso2 ?? []);
}

/**
 * The countries that an event delivers to and no printer can serve with all of its products, by the rules by which orders are
 * routed; none for another tenant's event. Takes a second at most. S2.2-151.
 */
export async function unservedCountries(context: TenantContext, slug: string): Promise<Unserved> {
  const { tenantId } = context;
  const read = await withTenant(context, async (tx) => {
    const event = await findServedEvent(tx, tenantId, slug);
    if (!event) return undefined;
    const key = { tenantId, eventId: event.id };
    const rows = await listSoldRows(tx, { ...key, currency: event.currency }, MOST_PRODUCTS);
    const fulfillers = await readLastingFacts(tx, key, now());
    return { event, rows, fulfillers, settings: await readRoutingSettings(tx) };
  });
  if (!read) return NOBODY;
  const blanks = await readBlanks();
  const { event, rows, fulfillers, settings } = read;
  const { region, currency } = event;
  const end = performance.now() + LONGEST_MS;
  const isOver = () => performance.now() > end;
  const products = rows.map((row) => soldProduct(row, blanks));
  const asked = { region, currency, countries: countriesOf(event), products };
  return findUnserved({ ...asked, fulfillers, settings, isOver });
}
