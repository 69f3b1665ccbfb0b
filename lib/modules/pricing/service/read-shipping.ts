import { withDirectoryAside } from '@/lib/db/with-directory';
import { isBuilding } from '@/lib/env/phase';
import { AppError } from '@/lib/kernel/app-error';
import type { Region } from '@/lib/kernel/regions';
import { tablesNow } from '@/lib/modules/pricing/data/shipping-versions';
import { FIRST_SHIPPING } from '@/lib/modules/pricing/rules/region-shipping';
import type { ShippingKind, ShippingTable } from '@/lib/modules/pricing/rules/types';
import { keptRead } from '@/lib/switches/kept-read';

export type RegionShipping = Record<Region, ShippingTable>;

async function read(): Promise<Record<ShippingKind, RegionShipping>> {
  const found = { retail: { ...FIRST_SHIPPING }, fulfilment: { ...FIRST_SHIPPING } };
  for (const { kind, region, prices } of await withDirectoryAside(tablesNow)) found[kind][region] = prices;
  return found;
}

const kept = keptRead<Record<ShippingKind, RegionShipping> | null>('shipping', read, null);

/**
 * The platform's shipping prices by region, at most two seconds old: for pages that show them. What is sold reads them with its event
 * (`shippingTableJson`). Pages that are built without a database show the first ones until they are made anew. Throws `unavailable`
 * while the database has never answered. S2.2-306.
 */
export async function regionShipping(kind: ShippingKind = 'retail'): Promise<RegionShipping> {
  const tables = await kept.get();
  if (tables) return tables[kind];
  if (isBuilding()) return FIRST_SHIPPING;
  throw new AppError('unavailable');
}

/** Reads them anew when they are asked for next: for whoever has changed one, after the commit. */
export const forgetShipping = kept.forget;
