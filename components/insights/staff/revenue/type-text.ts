import type { EventType } from '@/lib/modules/events/rules/event-types';

/** The text of a type, in `dashboard.stores.type`. */
export const TYPE_TEXT = {
  Store: 'store',
  Promo: 'promo',
  Products: 'products',
  Bulk: 'bulk',
} as const satisfies Record<EventType, string>;
