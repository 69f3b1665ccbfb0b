import { AppError, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { newId } from '@/lib/kernel/ids';
import { audit } from '@/lib/audit/append-audit';
import { enqueuePurge } from '@/lib/cache/enqueue-purge';
import type { FontFace, StoreLookSnapshot } from '@/lib/db/schema/storefront';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { assertWritable } from '@/lib/modules/events/rules/assert-writable';
import type { Configuration } from '@/lib/modules/storefront/contract/configuration';
import { addColourSet, changeColourSet, isWornElsewhere } from '@/lib/modules/storefront/data/colour-sets';
import { addFontSets } from '@/lib/modules/storefront/data/first-look';
import {
  listSets,
  readConfiguration,
  type ConfigurationSets,
} from '@/lib/modules/storefront/data/read-configuration';
import { saveConfiguration } from '@/lib/modules/storefront/data/save-configuration';
import { findVersion, type VersionRow } from '@/lib/modules/storefront/data/versions';
import { lookChanges } from '../log-look';
import { presentConfiguration } from '../present-configuration';
import { keepVersion } from './keep-version';

type ColourSet = ConfigurationSets['colours'][number];

const isSameFace = (one: FontFace, other: FontFace) =>
  one.name === other.name && one.url === other.url && one.weight === other.weight;

function isSame(set: ColourSet, { colours }: StoreLookSnapshot): boolean {
  return (
    set.name === colours.name &&
    set.primaryColour === colours.primary &&
    set.secondaryColour === colours.secondary &&
    set.tertiaryColour === colours.tertiary &&
    set.backgroundImage === colours.backgroundImage
  );
}

/**
 * The id of a set with exactly the version's colours: its own one, put back where no other store uses it, else another
 * that is the same, else a new one. Sets that other stores use stay as they are.
 */
async function colourSetOf(
  tx: Transaction,
  context: TenantContext,
  { look, colourSetId, eventId }: VersionRow,
  sets: readonly ColourSet[],
): Promise<string> {
  const { tenantId } = context;
  const own = sets.find(({ id }) => id === colourSetId);
  const same = own && isSame(own, look) ? own : sets.find((set) => isSame(set, look));
  if (same) return same.id;
  const { name, primary, secondary, tertiary, backgroundImage } = look.colours;
  const colours = { name, primaryColour: primary, secondaryColour: secondary, tertiaryColour: tertiary };
  const canChange = own && own.createdByUserId !== null && own.backgroundImage === backgroundImage;
  if (canChange && !(await isWornElsewhere(tx, tenantId, own.id, eventId))) {
    await changeColourSet(tx, { tenantId, id: own.id }, colours);
    return own.id;
  }
  const id = newId('colourSet');
  const createdByUserId = context.userId ?? null;
  await addColourSet(tx, { tenantId, id, ...colours, backgroundImage, createdByUserId, createdAt: now() });
  return id;
}

/** The id of a set with exactly the version's fonts: its own one, else another that is the same, else a new one. */
async function fontSetOf(
  tx: Transaction,
  { tenantId, look, fontSetId }: VersionRow,
  sets: ConfigurationSets['fonts'],
): Promise<string> {
  const { fonts } = look;
  const isAlike = (set: ConfigurationSets['fonts'][number]) =>
    fonts === undefined
      ? set.id === fontSetId
      : set.name === fonts.name &&
        set.description === fonts.description &&
        isSameFace(set.fontOne, fonts.fontOne) &&
        isSameFace(set.fontTwo, fonts.fontTwo);
  const alike = sets.filter(isAlike);
  const same = alike.find(({ id }) => id === fontSetId) ?? alike[0];
  if (same) return same.id;
  if (!fonts) throw notFound();
  const id = newId('fontSet');
  await addFontSets(tx, [{ tenantId, id, ...fonts, createdAt: now() }]);
  return id;
}

interface Wanted {
  /** The version to bring back. */
  restore: number;
  /** The version that the person has seen as the one in use. */
  version: number;
}

/**
 * Brings a store's look and texts back to an earlier version, byte for byte, as a new version with an audit row and the
 * purge of its pages in the same transaction. Throws 404 for another tenant's store and for a version that is not kept,
 * 409 for a locked event and when somebody else has saved since. S3.6-13.
 */
export async function restoreVersion(
  context: TenantContext,
  slug: string,
  { restore, version: seen }: Wanted,
): Promise<Configuration> {
  const { tenantId } = context;
  return withTenant(context, async (tx) => {
    const row = await readConfiguration(tx, tenantId, slug, true);
    if (!row) throw notFound();
    assertWritable(context.actor, row.event);
    const { configuration, event } = row;
    if (seen !== configuration.version)
      throw new AppError('conflict', { data: { version: configuration.version } });
    await keepVersion(tx, context, event.id);
    const kept = await findVersion(tx, { tenantId, eventId: event.id }, restore);
    if (!kept) throw notFound();
    const known = await listSets(tx, tenantId, true);
    const colourSetId = await colourSetOf(tx, context, kept, known.colours);
    const fontSetId = await fontSetOf(tx, kept, known.fonts);
    const { content } = kept.look;
    const version = configuration.version + 1;
    const saved = { colourSetId, fontSetId, content, version };
    await saveConfiguration(tx, { tenantId, eventId: event.id, ...saved, at: now() });
    await keepVersion(tx, context, event.id, { restoredFrom: restore });
    const sets = await listSets(tx, tenantId);
    await audit(tx, context, {
      action: 'store.configuration_updated',
      subjectType: 'event',
      subjectId: event.id,
      changes: lookChanges(configuration, saved, { before: known, after: sets }),
      data: { restored: restore },
    });
    await enqueuePurge(tx, event.slug);
    return presentConfiguration({ ...row, configuration: { ...configuration, ...saved } }, sets);
  });
}
