import type { MessageName } from '@/lib/intl/pick-messages';
import { CLAIM_NAMESPACES, ORDER_NAMESPACES, PREVIEW_NAMESPACES } from '../../[slug]/store-namespaces';

/** Messages of the builder itself. */
export const BUILDER_NAMESPACES: readonly MessageName[] = [
  'eventBuilder',
  'storeConfiguration.colours',
  'storeConfiguration.layout',
  'savedEditor',
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

/** Messages of the store shown in the preview, including its order form. */
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
