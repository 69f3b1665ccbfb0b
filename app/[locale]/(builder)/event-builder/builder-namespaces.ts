import type { MessageName } from '@/lib/intl/pick-messages';
import { CLAIM_NAMESPACES, ORDER_NAMESPACES, PREVIEW_NAMESPACES } from '../../[slug]/store-namespaces';

/** What the builder itself says. */
export const BUILDER_NAMESPACES: readonly MessageName[] = [
  'eventBuilder',
  'storeConfiguration.colours',
  'storeConfiguration.conflict',
  'uploads',
  'designer',
  'design',
  'preflight',
  'site',
  'ui',
  'errors',
  'forms',
  'errorPages',
];

/** What the pages of the store say that is shown in it, its order form too. */
export const SHOWN_STORE_NAMESPACES: readonly MessageName[] = [
  ...new Set([
    ...CLAIM_NAMESPACES,
    ...ORDER_NAMESPACES,
    ...PREVIEW_NAMESPACES,
    'store' as const,
    'storePages' as const,
    'eventBuilder.live' as const,
  ]),
];
