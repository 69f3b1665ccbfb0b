'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { buttonClasses } from '@/components/ui/button-classes';
import { STORE_PARAM, stepPath } from '@/lib/modules/event-builder/rules/steps';
import { useBuilder } from './builder-context';

/** How the page found its store. */
export interface Opened {
  /** Found by link or by this browser's cookie, or no store yet; `dead` if the link or cookie is no longer valid. */
  by: 'link' | 'cookie' | 'nothing' | 'dead';
  /** Name of another store kept in this browser (empty if unnamed); null if there is none. */
  other: string | null;
}

/** Removes the token from the URL, once the browser's cookie has it. */
function hideToken(): void {
  const url = new URL(window.location.href);
  if (!url.searchParams.has(STORE_PARAM)) return;
  url.searchParams.delete(STORE_PARAM);
  if (!url.searchParams.has('step')) url.searchParams.set('step', 'store');
  window.history.replaceState(null, '', url);
}

/** Says that a link was not valid, or that this browser already keeps another store. */
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
