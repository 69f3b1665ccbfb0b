'use client';

import { useTranslations } from 'next-intl';
import { useDeferredValue, useState } from 'react';
import { useErrorText } from '@/components/form/use-error-text';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import type { CodesPlace } from '@/lib/modules/claims/client/batches';
import { testMail, useMailPreview } from '@/lib/modules/claims/client/mailing';
import type { CodeBatch } from '@/lib/modules/claims/contract/code-batch';
import type { MailWords } from '@/lib/modules/claims/contract/code-mailing';

interface MailPreviewProps {
  place: CodesPlace;
  batch: CodeBatch;
  words: MailWords;
}

/** What the mail says, in its language, as it is typed; and a test to whoever types it. D40-4. */
export function MailPreview({ place, batch, words }: MailPreviewProps) {
  const t = useTranslations('codes.mailing');
  const text = useErrorText();
  const [busy, setBusy] = useState(false);
  const note = useDeferredValue(words.note);
  const { data, error } = useMailPreview(place, batch.id, { ...words, note });

  async function test() {
    setBusy(true);
    try {
      const { email } = await testMail(place, batch.id, words);
      toast('success', t('tested', { email }));
    } catch (thrown) {
      toast('error', text.call(thrown));
    } finally {
      setBusy(false);
    }
  }
  return (
    <section className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-lg">{t('preview')}</h3>
        <Button variant="secondary" size="sm" busy={busy} onClick={() => void test()}>
          {t('test')}
        </Button>
      </div>
      {error && !data ? <Alert tone="warn">{t('previewFailed')}</Alert> : null}
      <div
        lang={words.lang}
        className="grid min-h-80 content-start gap-3 rounded-card border border-line bg-paper p-4 wrap-anywhere"
      >
        {data ? (
          <>
            <p className="font-semibold">{data.subject}</p>
            <p className="text-xl">{data.heading}</p>
            <p>{data.intro}</p>
            {data.notes.map((one) => (
              <p key={one} className="border-s-2 border-line-strong ps-3 whitespace-pre-line">
                {one}
              </p>
            ))}
            {data.until === '' ? null : <p>{data.until}</p>}
            <p className="font-semibold underline underline-offset-2">{data.button}</p>
            <p>{data.code}</p>
            <p className="text-[0.9375rem] text-muted underline underline-offset-2">{data.unsubscribe}</p>
            <p className="text-[0.9375rem] text-muted">{data.footer.join(' ')}</p>
          </>
        ) : null}
      </div>
    </section>
  );
}
