'use client';

import { clsx } from 'clsx';
import { CloudOff, CircleCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Spinner } from '@/components/ui/spinner';
import { useOnline } from '@/lib/client/use-online';
import { useBuilder } from './builder-context';

/** Save state, announced on change: saving, saved, or waiting for a connection. */
export function SaveState({ className }: { className?: string }) {
  const t = useTranslations('eventBuilder.save');
  const { status } = useBuilder().built;
  const online = useOnline();
  const isWaiting = status === 'waiting' || (!online && (status === 'unsaved' || status === 'saving'));
  const isOnWay = !isWaiting && (status === 'unsaved' || status === 'saving');
  const text = isWaiting
    ? t(online ? 'waiting' : 'offline')
    : isOnWay
      ? t('saving')
      : status === 'saved'
        ? t('saved')
        : '';
  return (
    <p
      role="status"
      className={clsx(
        'flex min-h-6 items-center justify-center gap-2 text-[0.9375rem] text-muted sm:justify-start',
        className,
      )}
    >
      {isWaiting ? <CloudOff aria-hidden="true" className="size-4.5 shrink-0 text-warn" /> : null}
      {isOnWay ? <Spinner className="size-4 shrink-0" /> : null}
      {!isWaiting && status === 'saved' ? (
        <CircleCheck aria-hidden="true" className="size-4.5 shrink-0 text-ok" />
      ) : null}
      {text}
    </p>
  );
}
