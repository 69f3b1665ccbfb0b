import type { EventSummary } from '@/lib/modules/events/contract/event-summary';

/**
 * Where the public sees an event, or null while it sees nothing: a draft is a 404 to it, and a bulk order's page is
 * for invitees only (DECISIONS 4, 5).
 */
export function publicStorePath(event: Pick<EventSummary, 'slug' | 'status' | 'event_type'>): string | null {
  if (event.status === 'Draft' || event.event_type.type === 'Bulk') return null;
  return `/${event.slug}`;
}
