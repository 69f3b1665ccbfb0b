/**
 * The types of event that search engines may list: what anybody can buy. A gift and a size are for those who were invited,
 * so no page of a Promo or a Bulk event is listed (D10-3; docs/decisions/0018; DECISIONS 4).
 */
export const LISTED_TYPES = ['Store', 'Products'] as const;

/** Whether an event's pages may be listed, and so have a sitemap: of those types, and neither a draft nor on hold. */
export function isListed(event: { status: string; type: string }): boolean {
  return event.status === 'Active' && LISTED_TYPES.some((type) => type === event.type);
}
