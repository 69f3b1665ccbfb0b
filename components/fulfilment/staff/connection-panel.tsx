'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { momentText } from '@/components/admin/moment';
import { Panel } from '@/components/admin/panel';
import { useAct } from '@/components/admin/use-act';
import { FormAlert } from '@/components/form/form-alert';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { browserCall } from '@/lib/client/browser';
import type { checkFulfiller, Checked } from '@/lib/modules/fulfilment/contract/fulfillers/check-fulfiller';
import type { Fulfiller } from '@/lib/modules/fulfilment/contract/fulfillers/shapes';
import { checkFulfillerCall } from '@/lib/modules/fulfilment/contract/paths';

interface ConnectionPanelProps {
  fulfiller: Fulfiller;
  mayWrite: boolean;
}

/** Where a fulfiller's orders go, and a test call that says in words what came of it. S2.2-177. */
export function ConnectionPanel({ fulfiller, mayWrite }: ConnectionPanelProps) {
  const t = useTranslations('fulfillers.check');
  const { connection } = fulfiller;
  return (
    <Panel id="connection" title={t('title')}>
      <p className="wrap-anywhere">
        {connection ? t('own', { host: new URL(connection.url).host }) : t('common')}
      </p>
      {mayWrite ? <ConnectionTest key={connection?.url} id={fulfiller.id} /> : null}
    </Panel>
  );
}

function ConnectionTest({ id }: { id: string }) {
  const t = useTranslations('fulfillers.check');
  const act = useAct();
  const [checked, setChecked] = useState<Checked>();
  const check = async () => {
    // A former answer says nothing of this call.
    setChecked(undefined);
    setChecked(await browserCall<typeof checkFulfiller>(checkFulfillerCall, { params: { fulfiller: id } }));
  };
  return (
    <div className="mt-4 grid justify-items-start gap-4">
      <div role="status" className="empty:hidden">
        {checked ? <CheckAnswer checked={checked} /> : null}
      </div>
      <FormAlert error={act.error} />
      <Button variant="secondary" busy={act.busy} busyText={t('testing')} onClick={() => void act.run(check)}>
        {t('test')}
      </Button>
    </div>
  );
}

function CheckAnswer({ checked: { result, checked_at: at } }: { checked: Checked }) {
  const t = useTranslations('fulfillers.check');
  const locale = useLocale();
  return (
    <Alert tone={result === 'ready' ? 'ok' : 'danger'} title={t(`results.${result}`)}>
      {t('at', { time: momentText(at, 'GBP', locale) })}
    </Alert>
  );
}
