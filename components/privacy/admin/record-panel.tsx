'use client';

import { useTranslations } from 'next-intl';
import { Panel } from '@/components/admin/panel';
import { useAct } from '@/components/admin/use-act';
import { FormAlert } from '@/components/form/form-alert';
import { Button } from '@/components/ui/button';
import { downloadRecord } from '@/lib/modules/privacy/client/privacy';

/** The record of processing activities, as a file. D46-6. */
export function RecordPanel({ tenant }: { tenant: string }) {
  const t = useTranslations('privacyPage');
  const { busy, error, run } = useAct({ refresh: false });
  return (
    <Panel id="processing-record" title={t('recordTitle')}>
      <p className="text-muted">{t('recordLead')}</p>
      <FormAlert error={error} />
      <Button
        className="mt-4"
        variant="secondary"
        busy={busy}
        onClick={() => void run(() => downloadRecord(tenant))}
      >
        {t('recordDownload')}
      </Button>
    </Panel>
  );
}
