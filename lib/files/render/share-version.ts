import { createHash } from 'node:crypto';
import type { ShareCard } from '@/lib/modules/storefront/rules/seo/share-card';

/** Raised when the same card is drawn otherwise. */
const DRAWING_REVISION = 2;

/** The `v` of a card's picture: changes with anything that is drawn on it. */
export function shareVersion(card: ShareCard): string {
  return createHash('sha256')
    .update(`${DRAWING_REVISION} ${JSON.stringify(card)}`)
    .digest('hex')
    .slice(0, 16);
}
