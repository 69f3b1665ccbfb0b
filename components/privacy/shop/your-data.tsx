'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { FormAlert } from '@/components/form/form-alert';
import { useErrorText } from '@/components/form/use-error-text';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { ApiError } from '@/lib/client/api-error';
import { askForData } from '@/lib/modules/privacy/client/privacy';
import { ConfirmData } from './confirm-data';

interface YourDataProps {
  /** Of the order's link. */
  token: string;
  /** Of the mailed link; null without one. */
  request: string | null;
  store: string;
}

/** Asks for what is held of the order's person, or to have it erased; a mailed link confirms it. D46-4. */
export function YourData({ token, request, store }: YourDataProps) {
  const t = useTranslations('yourData');
  const text = useErrorText();
  const ready = useHydrated();
  const [busy, setBusy] = useState<'export' | 'erase'>();
  const [told, setTold] = useState('');
  const [error, setError] = useState<string>();
  const underWay = useRef(false);

  async function ask(kind: 'export' | 'erase') {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(kind);
    setError(undefined);
    setTold('');
    try {
      await askForData(token, kind);
      setTold(t('mailed'));
    } catch (failure) {
      const gone = failure instanceof ApiError && failure.code === 'conflict';
      setError(gone ? t('gone') : text.call(failure));
    } finally {
      underWay.current = false;
      setBusy(undefined);
    }
  }
  return (
    <section aria-labelledby="your-data" className="rounded-card border border-line p-5 wrap-anywhere sm:p-6">
      <h2 id="your-data" className="mb-2 text-2xl">
        {t('title')}
      </h2>
      {request === null ? null : <ConfirmData request={request} />}
      <p className="max-w-[68ch] text-muted">{t('lead', { store })}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {(['export', 'erase'] as const).map((kind) => (
          <Button
            key={kind}
            variant="secondary"
            disabled={!ready}
            busy={busy === kind}
            onClick={() => void ask(kind)}
          >
            {t(kind)}
          </Button>
        ))}
      </div>
      <p role="status" className="mt-3 empty:hidden">
        {told}
      </p>
      <div className="mt-3 empty:hidden">
        <FormAlert error={error} />
      </div>
    </section>
  );
}
