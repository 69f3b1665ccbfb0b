'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { FormAlert } from '@/components/form/form-alert';
import { useErrorText } from '@/components/form/use-error-text';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { ApiError } from '@/lib/client/api-error';
import { humanDay } from '@/lib/kernel/human-date';
import { confirmRequest, saveExport } from '@/lib/modules/privacy/client/privacy';
import type { ConfirmedRequest } from '@/lib/modules/privacy/contract/person';
import { requestKind } from '@/lib/modules/privacy/rules/request-param';

const wireDay = (day: string): string => day.split('-').reverse().join('-');

/** What the mailed link confirms: a press gives the data, or puts the wish before the client. D46-4. */
export function ConfirmData({ request }: { request: string }) {
  const t = useTranslations('yourData');
  const text = useErrorText();
  const locale = useLocale();
  const ready = useHydrated();
  const [busy, setBusy] = useState<string>();
  const [done, setDone] = useState<ConfirmedRequest>();
  const [error, setError] = useState<string>();
  const underWay = useRef(false);
  const { kind, token } = requestKind(request);

  async function confirm(as: 'html' | 'json' | 'erase') {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(as);
    setError(undefined);
    try {
      const answer = await confirmRequest(token);
      setDone(answer);
      if (answer.kind === 'export' && as !== 'erase') saveExport(answer, as);
    } catch (failure) {
      const code = failure instanceof ApiError ? failure.code : '';
      setError(code === 'not_found' ? t('expired') : code === 'conflict' ? t('gone') : text.call(failure));
    } finally {
      underWay.current = false;
      setBusy(undefined);
    }
  }
  const ways = kind === 'erase' ? (['erase'] as const) : (['html', 'json'] as const);
  const labels = { erase: t('confirm'), html: t('exportPage'), json: t('exportJson') };
  if (done?.kind === 'erase') {
    return (
      <Alert tone="info" className="mb-5">
        <p role="status">{t('asked', { date: humanDay(wireDay(done.due_on), locale) })}</p>
      </Alert>
    );
  }
  return (
    <div className="mb-6 grid gap-3 rounded-card bg-accent-soft p-4 sm:p-5">
      <h3 className="text-lg font-semibold">{t(kind === 'erase' ? 'eraseTitle' : 'exportTitle')}</h3>
      <p>{t(kind === 'erase' ? 'eraseLead' : 'exportLead')}</p>
      <div className="flex flex-wrap gap-3">
        {ways.map((as) => (
          <Button key={as} disabled={!ready} busy={busy === as} onClick={() => void confirm(as)}>
            {labels[as]}
          </Button>
        ))}
      </div>
      <FormAlert error={error} />
    </div>
  );
}
