'use client';

import { Download } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { dayText } from '@/components/admin/day';
import { JobProgress } from '@/components/admin/list/jobs/job-progress';
import { useErrorText } from '@/components/form/use-error-text';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { buttonClasses } from '@/components/ui/button-classes';
import { toast } from '@/components/ui/toast';
import type { CodesPlace } from '@/lib/modules/claims/client/batches';
import { isBeingMade, retrySheet, sheetFileHref } from '@/lib/modules/claims/client/sheets';
import type { CodeBatch } from '@/lib/modules/claims/contract/code-batch';
import type { CodeSheet } from '@/lib/modules/claims/contract/code-sheet';

interface SheetStateProps {
  place: CodesPlace;
  batch: CodeBatch;
  sheet: CodeSheet;
  onChange: () => void;
}

/** How far a sheet is, or its files. D40-10. */
export function SheetState(props: SheetStateProps) {
  const t = useTranslations('codes.sheets');
  const locale = useLocale();
  const { sheet } = props;
  if (isBeingMade(sheet)) {
    const { cards_done: done, cards_total: total } = sheet;
    return <JobProgress text={t('progress', { done, total })} done={done} total={total} />;
  }
  if (sheet.status === 'failed') return <FailedSheet {...props} />;
  const date = dayText(sheet.requested_at, locale);
  if (sheet.status === 'expired') return <p className="text-muted">{t('expired', { date })}</p>;
  return (
    <Alert tone="ok" title={t('ready', { count: sheet.cards_done, date })} announce="status">
      <div className="grid gap-2">
        {sheet.expires_at ? <p>{t('until', { date: dayText(sheet.expires_at, locale) })}</p> : null}
        {sheet.left_out > 0 ? <p>{t('wereLeftOut', { count: sheet.left_out })}</p> : null}
        {sheet.logo === 'left_out' ? <p>{t('logoLeftOut')}</p> : null}
        <SheetFiles {...props} />
      </div>
    </Alert>
  );
}

function SheetFiles({ place, batch, sheet }: SheetStateProps) {
  const t = useTranslations('codes.sheets');
  const files = Array.from({ length: sheet.files }, (_, index) => index + 1);
  return (
    <ul className="flex max-h-60 flex-wrap gap-2 overflow-y-auto">
      {files.map((file) => (
        <li key={file}>
          <a
            href={sheetFileHref(place, batch.id, sheet.id, file)}
            download
            className={buttonClasses('secondary', 'sm')}
          >
            <Download aria-hidden="true" className="size-4.5" />
            <span>{t('file', { file })}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function FailedSheet({ place, batch, sheet, onChange }: SheetStateProps) {
  const t = useTranslations('codes.sheets');
  const text = useErrorText();
  const [busy, setBusy] = useState(false);
  async function retry() {
    setBusy(true);
    try {
      await retrySheet(place, batch.id, sheet.id);
    } catch (error) {
      toast('error', text.call(error));
    } finally {
      setBusy(false);
      onChange();
    }
  }
  const { cards_done: done, cards_total: total } = sheet;
  return (
    <Alert
      tone="danger"
      title={t('failed', { done, total })}
      announce="alert"
      actions={
        <Button size="sm" variant="secondary" busy={busy} onClick={() => void retry()}>
          {t('retry')}
        </Button>
      }
    >
      {t('failedText')}
    </Alert>
  );
}
