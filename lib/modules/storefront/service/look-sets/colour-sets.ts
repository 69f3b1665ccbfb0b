import { AppError, invalid, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { newId } from '@/lib/kernel/ids';
import { assertAllWritable } from '@/lib/modules/events/rules/assert-writable';
import { audit } from '@/lib/audit/append-audit';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { KeptColourSet, NewColourSet } from '@/lib/modules/storefront/contract/look-sets';
import { addColourSet } from '@/lib/modules/storefront/data/colour-sets';
import { countSets, saveColours } from '@/lib/modules/storefront/data/look-sets';
import { listSets } from '@/lib/modules/storefront/data/read-configuration';
import { MAX_SETS } from '@/lib/modules/storefront/rules/look-sets';
import { areAlike } from '@/lib/modules/storefront/rules/theme/store-theme';
import { keepPicture, recordPicture, type KeptPicture } from '@/lib/modules/uploads/service/keep-picture';
import { findFile } from '@/lib/modules/uploads/service/statements/files';
import { freeName } from '../free-name';
import { setChanges } from '../log-look';
import { changeWearers, holdSet } from './change-wearers';
import { keptColours } from './kept-set';

function assertDistinct({ primary, secondary }: NewColourSet): void {
  if (areAlike(primary, secondary)) throw invalid({ 'colourSet.secondary': ['low_contrast'] });
}

/** Decoding takes seconds and must not run inside a transaction, so a picture is stored before the change. */
async function keepBackground(tenantId: string, { blob }: NewColourSet): Promise<KeptPicture | null> {
  if (!blob) return null;
  const made = await keepPicture(tenantId, 'background', blob);
  if (!made.ok) throw invalid({ 'colourSet.blob': [made.error] });
  return made.value;
}

/** The background that a set gets: undefined where it stays. Throws 422 for an address that is no background of the tenant. */
async function backgroundOf(
  tx: Transaction,
  context: TenantContext,
  { backgroundImage: wanted }: NewColourSet,
  picture: KeptPicture | null,
): Promise<string | null | undefined> {
  const { tenantId } = context;
  if (picture) {
    await recordPicture(tx, picture, { userId: context.userId });
    const { id: subjectId, kind } = picture.row;
    await audit(tx, context, { action: 'file.added', subjectType: 'file', subjectId, data: { kind } });
    return picture.url;
  }
  if (wanted === undefined || wanted === '') return wanted === '' ? null : undefined;
  const [, id] = new RegExp(`^/api/${tenantId}/files/([A-Za-z0-9_-]{2,64})$`).exec(wanted) ?? [];
  const found = id === undefined ? undefined : await findFile(tx, tenantId, id, ['background']);
  if (!found) throw invalid({ 'colourSet.backgroundImage': ['unknown'] });
  return wanted;
}

/**
 * Adds a colour set of the tenant; a name that is taken gets a number. Throws 422 for colours too similar to tell apart,
 * for a background that is no picture or not the tenant's, and when there are too many sets. S3.6-14.
 */
export async function createColourSet(context: TenantContext, input: NewColourSet): Promise<KeptColourSet> {
  const { tenantId, userId: createdByUserId = null } = context;
  assertDistinct(input);
  const picture = await keepBackground(tenantId, input);
  return withTenant(context, async (tx) => {
    if ((await countSets(tx, 'colours', tenantId)) >= MAX_SETS)
      throw new AppError('too_many', { values: { max: MAX_SETS } });
    const before = await listSets(tx, tenantId);
    const id = newId('colourSet');
    const { primary, secondary, tertiary } = input;
    await addColourSet(tx, {
      tenantId,
      id,
      name: freeName(input.name, before.colours),
      primaryColour: primary,
      secondaryColour: secondary,
      tertiaryColour: tertiary,
      backgroundImage: (await backgroundOf(tx, context, input, picture)) ?? null,
      createdByUserId,
      createdAt: now(),
    });
    const logged = setChanges(id, before, await listSets(tx, tenantId));
    await audit(tx, context, {
      action: 'colour_set.created',
      subjectType: 'colour_set',
      subjectId: id,
      ...logged,
    });
    return keptColours(tx, { tenantId, id });
  });
}

/**
 * Changes a colour set and with it every store that shows it, whose pages are purged. Throws 404 for another tenant's,
 * 409 when somebody else has saved since, with the set as it is now, and for a set that a locked event shows; 422 as
 * `createColourSet`. S3.6-14.
 */
export async function updateColourSet(
  context: TenantContext,
  id: string,
  { version: seen, colourSet: input }: { version: number; colourSet: NewColourSet },
): Promise<KeptColourSet> {
  const { tenantId } = context;
  const key = { tenantId, id };
  assertDistinct(input);
  // A picture is not kept for a set that does not exist.
  await withTenant(context, (tx) => keptColours(tx, key));
  const picture = await keepBackground(tenantId, input);
  return withTenant(context, async (tx) => {
    const held = await holdSet(tx, 'colours', key);
    if (!held) throw notFound();
    if (held.version !== seen) throw new AppError('conflict', { data: { set: await keptColours(tx, key) } });
    assertAllWritable(context.actor, held.wearers);
    const background = await backgroundOf(tx, context, input, picture);
    const before = await listSets(tx, tenantId);
    const others = before.colours.filter((set) => set.id !== id);
    const { primary, secondary, tertiary } = input;
    const values = { name: freeName(input.name, others), primary, secondary, tertiary };
    await changeWearers(tx, context, held.wearers, () =>
      saveColours(tx, key, {
        ...values,
        ...(background === undefined ? {} : { backgroundImage: background }),
      }),
    );
    const data = { stores: held.wearers.length };
    await audit(tx, context, {
      action: 'colour_set.updated',
      subjectType: 'colour_set',
      subjectId: id,
      ...setChanges(id, before, await listSets(tx, tenantId)),
      data,
    });
    return keptColours(tx, key);
  });
}
