import { countryFrom } from '@/lib/address/country-names';
import { notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { REGION_FACTS } from '@/lib/kernel/regions';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import type { CodeBatch } from '@/lib/modules/claims/contract/code-batch';
import {
  findBatchEvent,
  listBatchRows,
  type BatchEvent,
  type BatchFilter,
  type BatchRow,
} from '@/lib/modules/claims/data/code-batches';
import { assertWritable } from '@/lib/modules/events/rules/assert-writable';

/** The event of a call for batches. */
export interface BatchPlace {
  event: BatchEvent;
  filter: BatchFilter;
}

function placeOf(tenantId: string, event: BatchEvent | undefined): BatchPlace {
  if (!event) throw notFound();
  const { timeZone } = REGION_FACTS[event.region];
  return { event, filter: { tenantId, eventId: event.id, timeZone, at: now() } };
}

/** A tenant's gift event that asks for a code. Throws 404 for any other event. */
export async function batchPlace(
  tx: Transaction,
  { tenantId }: TenantContext,
  slug: string,
): Promise<BatchPlace> {
  return placeOf(tenantId, await findBatchEvent(tx, { tenantId, slug }));
}

/**
 * The same for a change. Throws 404, and `event_locked` to a client whose event staff have locked (D5-5). Two changes take
 * turns by the row of the batch or code that they lock. `lock` locks the event too, which is only for a call that locks no
 * code that is there already: a claim locks its code before its event.
 */
export async function writableBatchPlace(
  tx: Transaction,
  { tenantId, actor }: TenantContext,
  slug: string,
  lock = false,
): Promise<BatchPlace> {
  const place = placeOf(tenantId, await findBatchEvent(tx, { tenantId, slug }, lock));
  assertWritable(actor, place.event);
  return place;
}

/** The ISO codes of where the event delivers; null for everywhere. A locked list replaces the event's own (D12-2). */
export function deliversTo({ event: { countries, lockedCountries } }: BatchPlace): string[] | null {
  const list = lockedCountries.length > 0 ? lockedCountries : countries;
  return list.length === 0 ? null : [...new Set(list.flatMap((one) => countryFrom(one)?.iso2 ?? []))];
}

/** A batch of the place. Throws 404 for one that is not there. */
export async function requireBatch(
  tx: Transaction,
  { filter }: BatchPlace,
  id: string,
  lock = false,
): Promise<BatchRow> {
  const [row] = await listBatchRows(tx, { ...filter, id }, { after: null, limit: 1, lock });
  if (!row) throw notFound();
  return row;
}

/** A batch as its calls answer it. */
export function presentBatch(row: BatchRow): CodeBatch {
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    source: row.source,
    code: row.code,
    prefix: row.prefix,
    size: row.size,
    made: row.made,
    people: row.people,
    uses: row.uses,
    max_uses: row.maxUses,
    state: row.state,
    is_paused: row.isPaused,
    starts_on: row.startsOn,
    ends_on: row.endsOn,
    products: row.products,
    fallback: row.fallback,
    countries: row.countries,
    created_at: new Date(row.createdAt).toISOString(),
    updated_at: new Date(row.updatedAt).toISOString(),
  };
}
