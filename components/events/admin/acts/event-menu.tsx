'use client';

import {
  CircleDashed,
  CirclePause,
  Copy,
  Ellipsis,
  Lock,
  LockOpen,
  Pencil,
  Rocket,
  RotateCcw,
  Trash2,
} from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Menu, type MenuGroup } from '@/components/admin/overlay/menu';
import { useHydrated } from '@/components/ui/use-hydrated';
import { browserCall } from '@/lib/client/browser';
import type { EventSummary } from '@/lib/modules/events/contract/event-summary';
import type { lockEvent, unlockEvent } from '@/lib/modules/events/contract/lock-event';
import { lockEventCall, unlockEventCall } from '@/lib/modules/events/contract/paths';
import { EVENT_STATUSES, type EventStatus } from '@/lib/modules/events/rules/event-types';
import { STATUS_KEYS } from '../event-keys';
import { CloneDialog } from './clone-dialog';
import { DeleteDialog } from './delete-dialog';
import type { EventMay } from './event-may';
import { LockDialog } from './lock-dialog';
import { RenameDialog } from './rename-dialog';
import { StatusDialog } from './status-dialog';
import { useRestore } from './use-restore';

interface EventMenuProps {
  event: EventSummary;
  may: EventMay;
  /** In the list, acts leave the person there; on the event's own page they lead to what it has become. */
  place: 'list' | 'event';
}

type Asked = 'rename' | 'clone' | 'lock' | 'delete' | EventStatus;

const STATUS_ICONS = { Active: Rocket, Draft: CircleDashed, 'On hold': CirclePause } as const;

/** The acts that this person may do with this event; the reason stands at those that a lock forbids. */
function useGroups({ event, may }: EventMenuProps, ask: (what: Asked) => void): MenuGroup[] {
  const t = useTranslations('events.acts');
  const set = useTranslations('events.overview.set');
  const restore = useRestore();
  if (event.restorable_until) {
    const entry = {
      id: 'restore',
      label: t('restore'),
      icon: RotateCcw,
      onAction: () => void restore(event),
    };
    return may.restore ? [{ id: 'restore', entries: [entry] }] : [];
  }
  const disabledReason = event.locked && !may.changesLocked ? t('isLocked') : undefined;
  const entry = (id: Asked, label: string, icon: typeof Lock) => ({
    id,
    label,
    icon,
    disabledReason,
    onAction: () => ask(id),
  });
  const statuses = EVENT_STATUSES.filter((status) => may.setStatus && status !== event.status);
  const groups: MenuGroup[] = [
    {
      id: 'change',
      entries: [
        ...(may.update ? [entry('rename', t('rename'), Pencil)] : []),
        ...(may.clone ? [entry('clone', t('clone'), Copy)] : []),
      ],
    },
    {
      id: 'status',
      entries: statuses.map((status) => entry(status, set(STATUS_KEYS[status]), STATUS_ICONS[status])),
    },
    {
      id: 'lock',
      entries: may.lock
        ? [entry('lock', t(event.locked ? 'unlock' : 'lock'), event.locked ? LockOpen : Lock)]
        : [],
    },
    { id: 'delete', entries: may.remove ? [{ ...entry('delete', t('delete'), Trash2), danger: true }] : [] },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}

const turnLock = ({ tenant_id: tenant, slug, locked }: EventSummary, body: { reason: string }) => {
  const input = { params: { tenant, slug }, body };
  return locked
    ? browserCall<typeof unlockEvent>(unlockEventCall, input)
    : browserCall<typeof lockEvent>(lockEventCall, input);
};

/** The menu of one event: rename, duplicate, status, lock and delete, each in a dialog of its own; restore at once. */
export function EventMenu(props: EventMenuProps) {
  const { event, place } = props;
  const t = useTranslations('events.acts');
  const router = useRouter();
  const [asked, setAsked] = useState<Asked | null>(null);
  // Disabled until hydrated: an earlier press would have no effect.
  const ready = useHydrated();
  const groups = useGroups(props, setAsked);
  const onClose = () => setAsked(null);
  const leave = (path: string) => (place === 'event' ? router.push(path) : router.refresh());
  if (groups.length === 0) return null;
  return (
    <>
      <Menu
        label={t('label', { name: event.name })}
        icon={<Ellipsis aria-hidden="true" className="size-5" />}
        variant={place === 'list' ? 'quiet' : 'secondary'}
        disabled={!ready}
        groups={groups}
      />
      {asked === 'rename' ? (
        <RenameDialog
          event={event}
          onClose={onClose}
          onDone={(slug) => (slug === event.slug ? router.refresh() : leave(`/events/${slug}/overview`))}
        />
      ) : null}
      {asked === 'clone' ? <CloneDialog event={event} onClose={onClose} /> : null}
      {asked === 'lock' ? (
        <LockDialog
          name={event.name}
          locked={event.locked}
          turn={(body) => turnLock(event, body)}
          onClose={onClose}
        />
      ) : null}
      {asked === 'delete' ? (
        <DeleteDialog event={event} onClose={onClose} onDone={() => leave('/events')} />
      ) : null}
      {asked === 'Active' || asked === 'Draft' || asked === 'On hold' ? (
        <StatusDialog event={event} status={asked} onClose={onClose} />
      ) : null}
    </>
  );
}
