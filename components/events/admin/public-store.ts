import type { EventSummary } from '@/lib/modules/events/contract/event-summary';

/**
 * The event's public path, or null while it has none: drafts are a 404, and a bulk order's page is for invitees only
 * (D4-6, D5).
 */
export function publicStorePath(event: Pick<EventSummary, 'slug' | 'status' | 'event_type'>): string | null {
  if (event.status === 'Draft' || event.event_type.type === 'Bulk') return null;
  return `/${event.slug}`;
}
