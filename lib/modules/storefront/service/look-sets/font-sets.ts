import { AppError, invalid, notFound, type FieldErrors } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { newId } from '@/lib/kernel/ids';
import { assertAllWritable } from '@/lib/modules/events/rules/assert-writable';
import { audit } from '@/lib/audit/append-audit';
import type { FontFace } from '@/lib/db/schema/storefront';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { listFonts } from '@/lib/modules/design/service/list-fonts';
import { withdrawnFamilies } from '@/lib/modules/design/service/statements/withdrawn-fonts';
import type { KeptFontSet, NewFontSet } from '@/lib/modules/storefront/contract/look-sets';
import { addFontSets } from '@/lib/modules/storefront/data/first-look';
import { countSets, saveFonts, type FontValues } from '@/lib/modules/storefront/data/look-sets';
import { listSets } from '@/lib/modules/storefront/data/read-configuration';
import { MAX_SETS } from '@/lib/modules/storefront/rules/look-sets';
import { isStoreFont } from '@/lib/modules/storefront/rules/theme/web-fonts';
import { freeName } from '../free-name';
import { setChanges } from '../log-look';
import { changeWearers, holdSet } from './change-wearers';
import { keptFonts } from './kept-set';

/** A face with the address of its file in the font library. */
function faceOf({ name, weight }: NewFontSet['fontOne']): FontFace {
  const entry = listFonts().find(({ family }) => family === name);
  return { name, url: Object.values(entry?.files ?? {})[0] ?? '', weight };
}

/** The set's values. Throws 422 for a font that store pages do not have, and for one of `withdrawn`. */
function valuesOf(input: NewFontSet, withdrawn: readonly string[]): Omit<FontValues, 'name'> {
  const fields: FieldErrors = {};
  for (const which of ['fontOne', 'fontTwo'] as const) {
    const { name } = input[which];
    if (!isStoreFont(name) || withdrawn.includes(name)) fields[`fontSet.${which}.name`] = ['unknown'];
  }
  if (Object.keys(fields).length > 0) throw invalid(fields);
  const { fontSetDescription: description, fontOne, fontTwo } = input;
  return { description, fontOne: faceOf(fontOne), fontTwo: faceOf(fontTwo) };
}

/**
 * Adds a font set of the tenant; a name that is taken gets a number. Throws 422 for an unknown or withdrawn font and when there are
 * too many sets. S3.6-14.
 */
export async function createFontSet(context: TenantContext, input: NewFontSet): Promise<KeptFontSet> {
  const { tenantId } = context;
  return withTenant(context, async (tx) => {
    const values = valuesOf(input, await withdrawnFamilies(tx));
    if ((await countSets(tx, 'fonts', tenantId)) >= MAX_SETS)
      throw new AppError('too_many', { values: { max: MAX_SETS } });
    const before = await listSets(tx, tenantId);
    const id = newId('fontSet');
    const name = freeName(input.fontSetName, before.fonts);
    await addFontSets(tx, [{ tenantId, id, name, ...values, createdAt: now() }]);
    const logged = setChanges(id, before, await listSets(tx, tenantId));
    await audit(tx, context, {
      action: 'font_set.created',
      subjectType: 'font_set',
      subjectId: id,
      ...logged,
    });
    return keptFonts(tx, { tenantId, id });
  });
}

/**
 * Changes a font set and with it every store that shows it, whose pages are purged. Throws 404 for another tenant's, 409
 * when somebody else has saved since, with the set as it is now, and for a set that a locked event shows; 422 for an
 * unknown font. S3.6-14.
 */
export async function updateFontSet(
  context: TenantContext,
  id: string,
  { version: seen, fontSet: input }: { version: number; fontSet: NewFontSet },
): Promise<KeptFontSet> {
  const { tenantId } = context;
  const key = { tenantId, id };
  return withTenant(context, async (tx) => {
    const held = await holdSet(tx, 'fonts', key);
    if (!held) throw notFound();
    if (held.version !== seen) throw new AppError('conflict', { data: { set: await keptFonts(tx, key) } });
    assertAllWritable(context.actor, held.wearers);
    const before = await listSets(tx, tenantId);
    const own = before.fonts.find((set) => set.id === id);
    // It keeps what it has.
    const withdrawn = (await withdrawnFamilies(tx)).filter(
      (family) => family !== own?.fontOne.name && family !== own?.fontTwo.name,
    );
    const values = valuesOf(input, withdrawn);
    const others = before.fonts.filter((set) => set.id !== id);
    const name = freeName(input.fontSetName, others);
    await changeWearers(tx, context, held.wearers, () => saveFonts(tx, key, { name, ...values }));
    const data = { stores: held.wearers.length };
    const logged = setChanges(id, before, await listSets(tx, tenantId));
    const subject = { subjectType: 'font_set', subjectId: id } as const;
    await audit(tx, context, { action: 'font_set.updated', ...subject, ...logged, data });
    return keptFonts(tx, key);
  });
}
