import { AppError, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { toWire, type Currency, type Minor } from '@/lib/kernel/money';
import { audit } from '@/lib/audit/append-audit';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { listedPrices, type WirePrices } from '@/lib/modules/catalogue/rules/blanks/listed-cost';
import { readBlanks, type Blanks } from '@/lib/modules/catalogue/service/read-blanks';
import { assertWritable } from '@/lib/modules/events/rules/assert-writable';
import type {
  EventFulfiller,
  EventFulfillers,
  FulfillerChoice,
  ServedEvent,
} from '@/lib/modules/fulfilment/contract/fulfillers/event-fulfillers';
import { findServedEvent, readChoices, writeChoice } from '@/lib/modules/fulfilment/data/fulfillers/choices';
import { listBlanks, type BlankRow } from '@/lib/modules/fulfilment/data/fulfillers/facts';
import { fulfillersOfRegion, type FulfillerRow } from '@/lib/modules/fulfilment/data/fulfillers/fulfillers';
import { isPaused } from '@/lib/modules/fulfilment/rules/fulfillers/states';
import { unservedCountries } from '@/lib/modules/fulfilment/service/unserved-countries';
import { originOf } from './present-fulfiller';

type Served = NonNullable<Awaited<ReturnType<typeof findServedEvent>>>;

/** Where an event delivers; empty for everywhere. */
const countriesOf = ({ countries, lockedCountries }: Served) =>
  lockedCountries.length > 0 ? lockedCountries : countries;

/** Of an event's countries, those that a fulfiller ships to; empty for all of them, null where it ships to none. */
function servedBy(row: FulfillerRow, wanted: readonly string[]): string[] | null {
  if (row.countries.length === 0) return [];
  if (wanted.length === 0) return row.countries;
  const served = wanted.filter((country) => row.countries.includes(country));
  if (served.length === 0) return null;
  return served.length === wanted.length ? [] : served;
}

/** A printer's own price list knows no quantities. */
const ownPrices = ({ blank, print }: { blank: Minor; print: Minor }): WirePrices => ({
  blank_price: toWire(blank),
  print_price: toWire(print),
});

function pricesOf(
  row: FulfillerRow,
  { list, rows }: { list: Blanks['list']; rows: readonly BlankRow[] },
  currency: Currency,
) {
  return list.flatMap((blank) => {
    const own = rows.find(({ fulfillerId, blankId }) => fulfillerId === row.id && blankId === blank.id);
    if (!(own ? own.offered : row.everyBlank)) return [];
    const ownPrice = own?.prices?.[currency];
    const { id, family, name, names } = blank;
    return [{ id, family, name, names, ...(ownPrice ? ownPrices(ownPrice) : listedPrices(blank, currency)) }];
  });
}

async function servingIn(
  tx: Transaction,
  tenantId: string,
  event: Served,
  readsCosts: boolean,
): Promise<EventFulfillers> {
  const choices = await readChoices(tx, { tenantId, eventId: event.id });
  const rows = await fulfillersOfRegion(tx, event.region);
  const blanks = readsCosts
    ? await listBlanks(
        tx,
        rows.map(({ id }) => id),
      )
    : [];
  const { list } = await readBlanks();
  const fulfillers = rows.flatMap((row): EventFulfiller[] => {
    const countries = servedBy(row, countriesOf(event));
    const choice = choices.get(row.id) ?? null;
    // A closed one is shown only while a choice of it is kept.
    if (countries === null || (row.status === 'closed' && choice === null)) return [];
    return [
      {
        id: row.id,
        name: row.name,
        available: row.status === 'open' && !isPaused(row, now()),
        countries,
        origin_country: originOf(row),
        techniques: row.techniques,
        promised_days: row.promisedDays,
        choice,
        prices: readsCosts ? pricesOf(row, { list, rows: blanks }, event.currency) : null,
      },
    ];
  });
  return { currency: event.currency, fulfillers };
}

/**
 * The printers that serve an event’s countries, with the client’s choices, and the countries that none can serve. S2.2-18,
 * S2.2-112, S2.2-151, D50. Throws 404.
 */
export async function listEventFulfillers(
  context: TenantContext,
  slug: string,
  readsCosts: boolean,
): Promise<ServedEvent> {
  const { tenantId } = context;
  const serving = await withTenant(context, async (tx) => {
    const event = await findServedEvent(tx, tenantId, slug);
    if (!event) throw notFound();
    return servingIn(tx, tenantId, event, readsCosts);
  });
  return { ...serving, unserved: (await unservedCountries(context, slug)).reasons };
}

/**
 * Prefers a printer for an event, excludes it, or neither. Orders that were sent already stay where they are. S2.2-112.
 * Throws 404 for another tenant's event and for a printer that doesn't serve it, 409 for a locked event, and `conflict`
 * where the choice is no longer the one that was `seen`.
 */
export async function chooseFulfiller(
  context: TenantContext,
  slug: string,
  asked: { fulfiller: string; choice: FulfillerChoice; seen: FulfillerChoice; readsCosts: boolean },
): Promise<EventFulfillers> {
  const { tenantId } = context;
  const { fulfiller: fulfillerId, choice, seen, readsCosts } = asked;
  return withTenant(context, async (tx) => {
    const event = await findServedEvent(tx, tenantId, slug, true);
    if (!event) throw notFound();
    assertWritable(context.actor, event);
    const before = await servingIn(tx, tenantId, event, readsCosts);
    const shown = before.fulfillers.find(({ id }) => id === fulfillerId);
    if (!shown) throw notFound();
    // A second click finds its own choice.
    if (shown.choice === choice) return before;
    if (shown.choice !== seen) throw new AppError('conflict');
    await writeChoice(tx, { tenantId, eventId: event.id }, { fulfillerId, choice, at: now() });
    await audit(tx, context, {
      action: 'event.fulfiller_chosen',
      subjectType: 'event',
      subjectId: event.id,
      data: { fulfiller: fulfillerId, before: shown.choice, after: choice },
    });
    return servingIn(tx, tenantId, event, readsCosts);
  });
}
