import { audit } from '@/lib/audit/append-audit';
import { enqueuePurge } from '@/lib/cache/enqueue-purge';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { AppError, invalid, notFound, type FieldErrors } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import type { EventDetails, EventDetailsUpdate } from '@/lib/modules/events/contract/event-details';
import {
  findEventDetails,
  saveEventDetails,
  type DetailColumns,
  type DetailsRow,
} from '@/lib/modules/events/data/event-details';
import { assertWritable } from '@/lib/modules/events/rules/assert-writable';
import { hasDetail } from '@/lib/modules/events/rules/detail-fields';
import { detailProblems } from '@/lib/modules/events/rules/detail-problems';
import { detailColumns } from './detail-columns';
import { presentEventDetails } from './present-event-details';

/** An event's settings (S2.2-17). Throws 404 for another tenant's. */
export async function readEventDetails(context: TenantContext, slug: string): Promise<EventDetails> {
  const row = await withTenant(context, (tx) => findEventDetails(tx, context.tenantId, slug));
  if (!row) throw notFound();
  return presentEventDetails(row);
}

function assertHasAll(row: DetailsRow, update: EventDetailsUpdate): void {
  const fields: FieldErrors = {};
  for (const field of Object.keys(update)) if (!hasDetail(row.type, field)) fields[field] = ['unknown_key'];
  if (Object.keys(fields).length > 0) throw invalid(fields);
}

/** The changed settings, before and after. */
function changes(before: EventDetails, after: EventDetails): Record<string, { from: unknown; to: unknown }> {
  const told = Object.entries(after).map(
    ([field, to]) => [field, { from: before[field as keyof EventDetails], to }] as const,
  );
  return Object.fromEntries(told.filter(([, { from, to }]) => JSON.stringify(from) !== JSON.stringify(to)));
}

function assertFits(row: DetailsRow, columns: DetailColumns): void {
  const problems = detailProblems(row, { ...row, ...columns });
  // A stored setting from before the rule stops only a change of its own.
  const sent = Object.keys(problems).filter((field) => COLUMNS[field]?.some((column) => column in columns));
  if (sent.length > 0) throw invalid(problems);
}

/** The columns that decide whether a field is right. */
const COLUMNS: Readonly<Record<string, readonly (keyof DetailColumns)[]>> = {
  closes_at: ['opensAt', 'closesAt'],
  claim_cap: ['claimCap'],
  region: ['region'],
  currency: ['region', 'currency'],
};

/**
 * Changes some of an event's settings, with audit row (before and after) and the purge of its pages in one transaction
 * (S2.2-17). The same settings again change nothing. Throws 404 for another tenant's event, 409 for one that staff have
 * locked, `conflict` when somebody else has saved since `version`, and 422 at the field: a setting that the type does not
 * have, an end before the beginning, fewer gifts than were claimed, a region that the first order has frozen (D4-10).
 */
export async function updateEventDetails(
  context: TenantContext,
  slug: string,
  update: EventDetailsUpdate,
): Promise<EventDetails> {
  const { tenantId } = context;
  const { version } = update;
  const columns = detailColumns(update);
  return withTenant(context, async (tx) => {
    const row = await findEventDetails(tx, tenantId, slug, true);
    if (!row) throw notFound();
    assertWritable(context.actor, row);
    assertHasAll(row, update);
    const before = presentEventDetails(row);
    const after = presentEventDetails({ ...row, ...columns });
    const changed = changes(before, after);
    // A repeat of a save whose answer was lost is not a conflict.
    if (Object.keys(changed).length === 0) return before;
    if (version !== row.detailsVersion)
      throw new AppError('conflict', { data: { version: row.detailsVersion } });
    assertFits(row, columns);
    await saveEventDetails(tx, { tenantId, eventId: row.id }, columns, now());
    await audit(tx, context, {
      action: 'event.updated',
      subjectType: 'event',
      subjectId: row.id,
      data: changed,
    });
    await enqueuePurge(tx, slug);
    return { ...after, version: version + 1 };
  });
}
