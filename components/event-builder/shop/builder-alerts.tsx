'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { useBuilder } from './builder-context';

/** Alerts: a save elsewhere, a deleted store, a store that the server refuses. */
export function BuilderAlerts() {
  const { status } = useBuilder().built;
  if (status === 'conflict') return <Conflict />;
  if (status === 'gone') return <Gone />;
  return status === 'refused' ? <Refused /> : null;
}

function Conflict() {
  const t = useTranslations('storeConfiguration.conflict');
  const { keeper } = useBuilder().built;
  const actions = (
    <>
      <Button variant="secondary" size="sm" onClick={() => void keeper.takeTheirs()}>
        {t('theirs')}
      </Button>
      <Button variant="secondary" size="sm" onClick={() => void keeper.keepMine()}>
        {t('mine')}
      </Button>
    </>
  );
  return (
    <Alert tone="warn" title={t('title')} announce="alert" actions={actions} className="mb-5">
      {t('text')}
    </Alert>
  );
}

function Gone() {
  const t = useTranslations('eventBuilder.gone');
  const { keeper } = useBuilder().built;
  const actions = (
    <Button variant="secondary" size="sm" onClick={() => void keeper.startAnew()}>
      {t('anew')}
    </Button>
  );
  return (
    <Alert tone="warn" title={t('title')} announce="alert" actions={actions} className="mb-5">
      {t('text')}
    </Alert>
  );
}

function Refused() {
  const t = useTranslations('eventBuilder.refused');
  const { keeper } = useBuilder().built;
  const actions = (
    <Button variant="secondary" size="sm" onClick={() => void keeper.flush()}>
      {t('again')}
    </Button>
  );
  return (
    <Alert tone="danger" title={t('title')} announce="alert" actions={actions} className="mb-5">
      {t('text')}
    </Alert>
  );
}
