'use client';

import { useTranslations } from 'next-intl';
import { Panel } from '@/components/admin/panel';
import { FormAlert } from '@/components/form/form-alert';
import { Button } from '@/components/ui/button';
import { downloadRecord } from '@/lib/modules/privacy/client/privacy';
import { useAct } from './use-act';

/** The record of processing activities, as a file. D46-6. */
export function RecordPanel({ tenant }: { tenant: string }) {
  const t = useTranslations('privacyPage');
  const { busy, error, run } = useAct();
  return (
    <Panel id="processing-record" title={t('recordTitle')}>
      <p className="text-muted">{t('recordLead')}</p>
      <FormAlert error={error} />
      <Button
        className="mt-4"
        variant="secondary"
        busy={busy === 'record'}
        onClick={() => void run('record', () => downloadRecord(tenant))}
      >
        {t('recordDownload')}
      </Button>
    </Panel>
  );
}
