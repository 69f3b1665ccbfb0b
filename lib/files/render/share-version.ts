import { createHash } from 'node:crypto';
import type { ShareCard } from '@/lib/modules/storefront/rules/seo/share-card';

/** Increase this when the same card is drawn differently. */
const DRAWING_REVISION = 2;

/** The `v` of a card's picture: changes with everything that is drawn on it. */
export function shareVersion(card: ShareCard): string {
  return createHash('sha256')
    .update(`${DRAWING_REVISION} ${JSON.stringify(card)}`)
    .digest('hex')
    .slice(0, 16);
}
