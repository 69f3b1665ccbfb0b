'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { EventSummary } from '@/lib/modules/events/contract/event-summary';
import { EVENT_STATUSES, type EventStatus } from '@/lib/modules/events/rules/event-types';
import { StatusDialog } from './acts/status-dialog';
import { STATUS_KEYS } from './event-keys';

export interface StatusPanelProps {
  event: EventSummary;
  /** Why the status cannot be changed here; null when it can. */
  readOnly: 'role' | 'locked' | 'not_opened' | null;
}

/** The state that the event is in, and the changes that are allowed (S4) with the effect of each. */
export function StatusPanel({ event, readOnly }: StatusPanelProps) {
  const t = useTranslations('events.overview');
  const [chosen, setChosen] = useState<EventStatus | null>(null);
  // Disabled until hydrated: an earlier press would have no effect.
  const ready = useHydrated();
  return (
    <div className="grid gap-4">
      <p>{t(`state.${STATUS_KEYS[event.status]}`)}</p>
      {readOnly && readOnly !== 'not_opened' ? (
        <p className="text-muted">{t(`readOnly.${readOnly}`)}</p>
      ) : null}
      <ul className="grid gap-3 empty:hidden">
        {EVENT_STATUSES.filter((status) => readOnly === null && status !== event.status).map((status) => (
          <li key={status} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <span className="min-w-0 basis-64 grow text-ink-soft" id={`status-${STATUS_KEYS[status]}`}>
              {t(`meaning.${STATUS_KEYS[status]}`)}
            </span>
            <Button
              variant={status === 'Active' ? 'primary' : 'secondary'}
              disabled={!ready}
              aria-describedby={`status-${STATUS_KEYS[status]}`}
              onClick={() => setChosen(status)}
            >
              {t(`set.${STATUS_KEYS[status]}`)}
            </Button>
          </li>
        ))}
      </ul>
      {chosen ? <StatusDialog event={event} status={chosen} onClose={() => setChosen(null)} /> : null}
    </div>
  );
}
