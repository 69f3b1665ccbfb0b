import { clsx } from 'clsx';
import Link from 'next/link';
import type { EventSummary } from '@/lib/modules/events/contract/event-summary';

interface EventNameProps {
  event: Pick<EventSummary, 'slug' | 'name'>;
  className?: string;
}

/** An event's name in a list, linked to the event's page. */
export function EventName({ event, className }: EventNameProps) {
  return (
    <Link
      href={`/events/${event.slug}/overview`}
      prefetch={false}
      className={clsx(
        'inline-flex min-h-6 items-center font-semibold text-accent underline-offset-2 hover:underline',
        className,
      )}
    >
      {event.name}
    </Link>
  );
}
