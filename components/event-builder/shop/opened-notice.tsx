'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { buttonClasses } from '@/components/ui/button-classes';
import { STORE_PARAM, stepPath } from '@/lib/modules/event-builder/rules/steps';
import { useBuilder } from './builder-context';

/** How this page came to its store. */
export interface Opened {
  /** By its link, by this browser's own cookie, or not at all; `dead` for a link or a cookie that opens nothing any more. */
  by: 'link' | 'cookie' | 'nothing' | 'dead';
  /** Another store that this browser keeps: its name, empty for none yet. Null where there is none. */
  other: string | null;
}

/** Takes the token out of the address, once this browser keeps it. */
function hideToken(): void {
  const url = new URL(window.location.href);
  if (!url.searchParams.has(STORE_PARAM)) return;
  url.searchParams.delete(STORE_PARAM);
  if (!url.searchParams.has('step')) url.searchParams.set('step', 'store');
  window.history.replaceState(null, '', url);
}

/** Says so where a link opened nothing, or where this browser is at work on another store already. */
export function OpenedNotice({ opened }: { opened: Opened }) {
  const { keeper } = useBuilder().built;
  const keepsAtOnce = opened.by === 'link' && opened.other === null;
  useEffect(() => {
    if (keepsAtOnce) void keeper.remember().then((kept) => kept && hideToken());
  }, [keepsAtOnce, keeper]);
  if (opened.by === 'dead') return <Dead />;
  return opened.by === 'link' && opened.other !== null ? <Other name={opened.other} /> : null;
}

function Dead() {
  const t = useTranslations('eventBuilder.dead');
  useEffect(() => hideToken(), []);
  return (
    <Alert tone="warn" title={t('title')} announce="status" className="mb-5">
      {t('text')}
    </Alert>
  );
}

function Other({ name }: { name: string }) {
  const t = useTranslations('eventBuilder.other');
  const { keeper } = useBuilder().built;
  const [decided, setDecided] = useState(false);
  if (decided) return null;
  const take = async () => {
    if (!(await keeper.remember())) return;
    hideToken();
    setDecided(true);
  };
  const actions = (
    <>
      <a href={stepPath('store')} className={buttonClasses('secondary', 'sm')}>
        {t('mine')}
      </a>
      <Button variant="secondary" size="sm" onClick={() => void take()}>
        {t('this')}
      </Button>
    </>
  );
  return (
    <Alert tone="info" title={t('title')} announce="status" actions={actions} className="mb-5">
      {name === '' ? t('textUnnamed') : t('text', { name })}
    </Alert>
  );
}
