/**
 * The event types that search engines may list, where anybody can buy. Gifts and size collections are for invited
 * people, so no page of a Promo or Bulk event is listed (D10-3; docs/decisions/0018; D4).
 */
export const LISTED_TYPES = ['Store', 'Products'] as const;

/**
 * Whether an event's pages may be listed and have a sitemap: one of those types, not a draft, not on hold, and its client
 * wants them to (`listed`).
 */
export function isListed(event: { status: string; type: string; listed: boolean }): boolean {
  return event.listed && event.status === 'Active' && LISTED_TYPES.some((type) => type === event.type);
}
