import type { storeConfigurations } from '@/lib/db/schema/storefront';
import { FJORD_LOOKS } from './contents/fjord';
import { LUMEN_LOOKS } from './contents/lumen';
import { PRAIRIE_LOOKS } from './contents/prairie';
import { TIDEWATER_LOOKS } from './contents/tidewater';
import { daysBefore } from './moments';

/** Design and texts of the nine stores. */
export function storeConfigurationRows(at: Date): (typeof storeConfigurations.$inferInsert)[] {
  return [...FJORD_LOOKS, ...LUMEN_LOOKS, ...PRAIRIE_LOOKS, ...TIDEWATER_LOOKS].map((look) => ({
    ...look,
    version: 1,
    updatedAt: daysBefore(at, 6),
  }));
}
