'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { buttonClasses } from '@/components/ui/button-classes';
import { useOnline } from '@/lib/client/use-online';
import type { Hits } from '@/lib/modules/search/client/use-hits';

/** Why the server's hits are missing; pages and acts are there all the same. */
export function PaletteTrouble({ state, retry }: Pick<Hits, 'state' | 'retry'>) {
  const t = useTranslations('search');
  const online = useOnline();
  if (state !== 'failed' && state !== 'ended') return null;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-warn/25 bg-warn-soft px-4 py-2.5"
    >
      <p className="min-w-0 grow basis-60">
        {state === 'ended' ? t('ended') : online ? t('failed') : t('offline')}
      </p>
      {state === 'ended' ? (
        <a href="/login" target="_blank" rel="noopener" className={buttonClasses('secondary', 'sm')}>
          {t('login')}
        </a>
      ) : null}
      <Button variant="secondary" size="sm" onClick={retry}>
        {t('retry')}
      </Button>
    </div>
  );
}

/** Says how many lines there are, once the answer is there. */
export function PaletteCount({ state, count }: { state: Hits['state']; count: number }) {
  const t = useTranslations('search');
  return (
    <p role="status" className="sr-only">
      {state === 'loading' ? t('loading') : t('count', { count })}
    </p>
  );
}
