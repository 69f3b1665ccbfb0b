import { createHash } from 'node:crypto';
import { ID_PREFIXES, type IdKind } from '@/lib/kernel/ids';

/** The id of what a bulk act makes for one row: always the same, so that an act that comes back makes nothing twice. D3-35. */
export function rowId(kind: IdKind, actId: string, row: string): string {
  const digest = createHash('sha256').update(`${actId}/${row}`).digest('hex');
  return `${ID_PREFIXES[kind]}_${digest.slice(0, 20)}`;
}
