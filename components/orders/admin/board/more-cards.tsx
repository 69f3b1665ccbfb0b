'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { SessionAlert } from '@/components/admin/session-alert';
import { Button } from '@/components/ui/button';

interface MoreCardsProps {
  stage: string;
  load: () => Promise<void>;
}

/** Loads the next cards of a column. The focus goes to the first of them: the button may be gone. S2.2-162. */
export function MoreCards({ stage, load }: MoreCardsProps) {
  const t = useTranslations('ordersBoard');
  const box = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);

  async function more() {
    const list = box.current?.parentElement?.querySelector('[data-list-cards]');
    const before = list?.children.length ?? 0;
    setBusy(true);
    setError(null);
    try {
      await load();
      // The new cards must be there to be focused.
      flushSync(() => setBusy(false));
      list?.children[before]?.querySelector('a')?.focus();
    } catch (failure) {
      setBusy(false);
      setError(failure);
    }
  }
  return (
    <div ref={box} className="grid gap-2.5">
      {error === null ? null : (
        <SessionAlert error={error} title={t('moreFailed')} onRetry={() => void more()} />
      )}
      <Button
        variant="secondary"
        size="sm"
        busy={busy}
        aria-label={t('moreOf', { stage })}
        onClick={() => void more()}
      >
        {t('more')}
      </Button>
    </div>
  );
}
