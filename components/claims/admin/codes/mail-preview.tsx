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

/**
 * The mail in its language, as it is typed and as it is sent, in a frame where nothing runs; and a test to whoever types it.
 * D40-4, S2.2-132.
 */
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
      {data ? (
        <>
          <p lang={words.lang} className="font-semibold wrap-anywhere">
            {data.subject}
          </p>
          <iframe
            sandbox=""
            srcDoc={data.html}
            title={t('preview')}
            className="block h-[28rem] w-full rounded-card border border-line bg-white"
          />
        </>
      ) : (
        <div className="min-h-[28rem]" />
      )}
    </section>
  );
}
