import { AppError, invalid, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import type { Configuration } from '@/lib/modules/storefront/contract/configuration';
import type { StoreConfigUpdate } from '@/lib/modules/storefront/contract/update';
import { assertWritable } from '@/lib/modules/events/rules/assert-writable';
import { audit } from '@/lib/audit/append-audit';
import {
  listSets,
  readConfiguration as readRow,
  type ConfigurationRow,
} from '@/lib/modules/storefront/data/read-configuration';
import { saveConfiguration } from '@/lib/modules/storefront/data/save-configuration';
import type { AuditChanges } from '@/lib/db/schema/audit';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { enqueuePurge } from '@/lib/cache/enqueue-purge';
import { recordPicture } from '@/lib/modules/uploads/service/keep-picture';
import { chooseColours } from './choose-colours';
import { lookChanges } from './log-look';
import { keepPictures, wantedPictures, type StorePicture, type StorePictures } from './keep-pictures';
import { mergeContent } from './merge-content';
import { presentConfiguration } from './present-configuration';
import { keepVersion } from './versions/keep-version';

async function readEditable(
  tx: Transaction,
  context: TenantContext,
  slug: string,
  update: StoreConfigUpdate,
  lock: boolean,
): Promise<ConfigurationRow> {
  const row = await readRow(tx, context.tenantId, slug, lock);
  if (!row) throw notFound();
  assertWritable(context.actor, row.event);
  const seen = update.version;
  if (seen !== undefined && seen !== row.configuration.version)
    throw new AppError('conflict', { data: { version: row.configuration.version } });
  return row;
}

type NewPicture = Exclude<StorePicture, { row: null }>;

async function recordNew(
  tx: Transaction,
  context: TenantContext,
  eventId: string,
  picture: NewPicture,
): Promise<void> {
  await recordPicture(tx, picture, { eventId, userId: context.userId });
  const { id, kind, contentType: type, bytes } = picture.row;
  const added = { action: 'file.added', subjectType: 'file', subjectId: id } as const;
  await audit(tx, context, { ...added, data: { kind, event: eventId, type, bytes } });
}

/** Must come before the look that names them: what names a file is noted only of files that are there. */
async function recordPictures(
  tx: Transaction,
  context: TenantContext,
  { event }: ConfigurationRow,
  pictures: StorePictures,
): Promise<void> {
  for (const [kind, picture] of Object.entries(pictures)) {
    if (picture.row) await recordNew(tx, context, event.id, picture);
    const data = { file: picture.row === null ? picture.id : picture.row.id, kind };
    await audit(tx, context, {
      action: 'event_file.added',
      subjectType: 'event',
      subjectId: event.id,
      data,
    });
  }
}

async function recordChange(
  tx: Transaction,
  context: TenantContext,
  { event }: ConfigurationRow,
  { update, changes }: { update: StoreConfigUpdate; changes: AuditChanges },
): Promise<void> {
  const subject = { subjectType: 'event', subjectId: event.id } as const;
  const fields = Object.keys(update).filter((key) => key !== 'version');
  await audit(tx, context, { action: 'store.configuration_updated', ...subject, changes, data: { fields } });
  await enqueuePurge(tx, event.slug);
}

async function apply(
  tx: Transaction,
  context: TenantContext,
  slug: string,
  update: StoreConfigUpdate,
  pictures: StorePictures,
): Promise<Configuration> {
  const { tenantId } = context;
  const row = await readEditable(tx, context, slug, update, true);
  // Before a colour set changes: this version may never have been kept, as that of a new event.
  await keepVersion(tx, context, row.event.id);
  const sets = await listSets(tx, tenantId, true);
  const fontSetId = update.fontSet?.id ?? row.configuration.fontSetId;
  if (!sets.fonts.some((set) => set.id === fontSetId))
    throw invalid({ 'storeConfig.fontSet.id': ['unknown'] });
  const urls = Object.fromEntries(Object.entries(pictures).map(([use, { url }]) => [use, url]));
  const content = mergeContent(row.configuration.content, update, urls);
  const colourSetId = await chooseColours(tx, context, row, sets.colours, update.colourSet);
  const version = row.configuration.version + 1;
  const eventId = row.event.id;
  await recordPictures(tx, context, row, pictures);
  await saveConfiguration(tx, { tenantId, eventId, colourSetId, fontSetId, content, version, at: now() });
  await keepVersion(tx, context, eventId, {});
  const configuration = { ...row.configuration, colourSetId, fontSetId, content, version };
  const after = await listSets(tx, tenantId);
  const changes = lookChanges(row.configuration, configuration, { before: sets, after });
  await recordChange(tx, context, row, { update, changes });
  return presentConfiguration({ ...row, configuration }, after);
}

/**
 * Changes a store's look and texts (S7), with audit rows and the purge of its pages in the same transaction. Throws 404
 * for another tenant's store, 409 for a locked event and for a version somebody else has changed since, 422 at the
 * field for unknown sets, colours too similar and invalid pictures.
 */
export async function updateConfiguration(
  context: TenantContext,
  slug: string,
  update: StoreConfigUpdate,
): Promise<Configuration> {
  const hasPictures = wantedPictures(update).length > 0;
  // A picture is not kept for a store that cannot change.
  if (hasPictures) await withTenant(context, (tx) => readEditable(tx, context, slug, update, false));
  const pictures = hasPictures ? await keepPictures(context, update) : {};
  return withTenant(context, (tx) => apply(tx, context, slug, update, pictures));
}
