import { notFound } from '@/lib/kernel/app-error';
import type { Transaction } from '@/lib/db/transaction';
import type { KeptColourSet, KeptFontSet } from '@/lib/modules/storefront/contract/look-sets';
import { findUses, type SetKey } from '@/lib/modules/storefront/data/look-sets';
import { listSets } from '@/lib/modules/storefront/data/read-configuration';
import { presentColours, presentFonts } from '../present-sets';
import { placesOf } from './list-look-sets';

/** One colour set as it is stored now. Throws 404. */
export async function keptColours(tx: Transaction, key: SetKey): Promise<KeptColourSet> {
  const set = (await listSets(tx, key.tenantId)).colours.find(({ id }) => id === key.id);
  if (!set) throw notFound();
  const uses = await findUses(tx, 'colours', key);
  return { ...presentColours(set), version: set.version, in_use: placesOf(uses, set.id) };
}

/** One font set as it is stored now. Throws 404. */
export async function keptFonts(tx: Transaction, key: SetKey): Promise<KeptFontSet> {
  const set = (await listSets(tx, key.tenantId)).fonts.find(({ id }) => id === key.id);
  if (!set) throw notFound();
  const uses = await findUses(tx, 'fonts', key);
  return { ...presentFonts(set), version: set.version, in_use: placesOf(uses, set.id) };
}
