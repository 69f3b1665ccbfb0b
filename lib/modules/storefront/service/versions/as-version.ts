import type { StorefrontRow } from '@/lib/modules/storefront/data/read-storefront';
import type { VersionRow } from '@/lib/modules/storefront/data/versions';

/**
 * A store as it was at a kept version: its look and texts, and nothing of a later save. Its translations are of today, so
 * it is in the event's own language. S3.6-15.
 */
export function asVersion(row: StorefrontRow, { look, colourSetId, fontSetId }: VersionRow): StorefrontRow {
  const { colours, fonts, content } = look;
  return {
    ...row,
    content,
    texts: {},
    colourSet: { id: colourSetId, createdByUserId: null, ...colours },
    fontSet: fonts ? { id: fontSetId, ...fonts } : row.fontSet,
  };
}
