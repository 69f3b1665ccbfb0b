import { invalid } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { newId } from '@/lib/kernel/ids';
import type { StoreConfigUpdate } from '@/lib/modules/storefront/contract/update';
import { addColourSet, changeColourSet, isWornElsewhere } from '@/lib/modules/storefront/data/colour-sets';
import type { ConfigurationRow, ConfigurationSets } from '@/lib/modules/storefront/data/read-configuration';
import { areAlike } from '@/lib/modules/storefront/rules/theme/store-theme';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import { freeName } from './free-name';

type Colours = Pick<
  ConfigurationSets['colours'][number],
  'primaryColour' | 'secondaryColour' | 'tertiaryColour'
>;

function hasColours(set: Colours, { primaryColour, secondaryColour, tertiaryColour }: Colours): boolean {
  return (
    set.primaryColour === primaryColour &&
    set.secondaryColour === secondaryColour &&
    set.tertiaryColour === tertiaryColour
  );
}

/**
 * The id of the colour set a store uses after an update. If the colours differ from their set's, a set of the tenant is
 * used: one that only this store uses is changed, any other is left alone and a new one is made (S3.6-1, S7), as with
 * `asNew`, unless there is one with the same colours. Throws
 * 422 for an unknown set and for colours too similar to tell apart.
 */
export async function chooseColours(
  tx: Transaction,
  context: TenantContext,
  { configuration }: ConfigurationRow,
  sets: ConfigurationSets['colours'],
  input: StoreConfigUpdate['colourSet'],
): Promise<string> {
  const baseId = input?.id ?? configuration.colourSetId;
  const base = sets.find((set) => set.id === baseId);
  if (!base) throw invalid({ 'storeConfig.colourSet.id': ['unknown'] });
  const colours: Colours = {
    primaryColour: input?.primary ?? base.primaryColour,
    secondaryColour: input?.secondary ?? base.secondaryColour,
    tertiaryColour: input?.tertiary ?? base.tertiaryColour,
  };
  const name = input?.name || base.name;
  const sameColours = hasColours(base, colours);
  if (input?.asNew && !sameColours) {
    const same = sets.find((set) => hasColours(set, colours));
    if (same) return same.id;
  }
  const isOwn = base.createdByUserId !== null && !input?.asNew;
  if (sameColours && (name === base.name || !isOwn)) return base.id;
  if (areAlike(colours.primaryColour, colours.secondaryColour))
    throw invalid({ 'storeConfig.colourSet.secondary': ['low_contrast'] });
  const { tenantId } = context;
  if (isOwn && !(await isWornElsewhere(tx, tenantId, base.id, configuration.eventId))) {
    await changeColourSet(tx, { tenantId, id: base.id }, { name, ...colours });
    return base.id;
  }
  const id = newId('colourSet');
  const createdByUserId = context.userId ?? null;
  const own = { tenantId, id, name: freeName(name, sets), ...colours, createdByUserId };
  await addColourSet(tx, { ...own, createdAt: now() });
  return id;
}
