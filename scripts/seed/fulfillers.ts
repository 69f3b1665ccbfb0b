import type { fulfillers } from '@/lib/db/schema/fulfilment';
import type { Region } from '@/lib/kernel/regions';
import { daysBefore } from './moments';

/** The fulfiller of each region's seeded orders. */
export const FULFILLER_OF: Record<Region, string> = {
  UK: 'ful_northlight',
  EU: 'ful_delta_threads',
  US: 'ful_great_plains',
};

export function fulfillerRows(at: Date): (typeof fulfillers.$inferInsert)[] {
  const row = (id: string, name: string, regions: Region[], status: 'open' | 'closed', days: number) => ({
    id,
    name,
    regions,
    status,
    createdAt: daysBefore(at, days),
  });
  return [
    row('ful_northlight', 'Northlight Print', ['UK', 'EU'], 'open', 290),
    row('ful_delta_threads', 'Delta Threads', ['EU'], 'open', 270),
    row('ful_great_plains', 'Great Plains Print', ['US'], 'open', 240),
    row('ful_quiet_loom', 'Quiet Loom', ['UK'], 'closed', 230),
  ];
}
