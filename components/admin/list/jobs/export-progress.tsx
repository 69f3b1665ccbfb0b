'use client';

import { Download } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { dayText } from '@/components/admin/day';
import { Alert } from '@/components/ui/alert';
import { buttonClasses } from '@/components/ui/button-classes';
import type { ListExport } from '@/lib/modules/lists/contract/list-export';
import type { ListPlace } from '@/lib/modules/lists/client/list-place';
import { exportFileHref } from '@/lib/modules/lists/client/use-export';
import { JobProgress } from './job-progress';

/** An export while it runs, and what came of it. */
export function ExportProgress({ place, job }: { place: ListPlace; job: ListExport }) {
  const t = useTranslations('lists.export');
  const locale = useLocale();
  const { status, rows_done: done, rows_total: total, problem } = job;
  if (status === 'ready') {
    return (
      <Alert
        tone="ok"
        title={t('ready', { count: done })}
        announce="status"
        actions={
          <a
            href={exportFileHref(place, job.id)}
            download={job.file_name}
            className={buttonClasses('primary', 'sm')}
          >
            <Download aria-hidden="true" className="size-4.5" />
            <span>{t('download')}</span>
          </a>
        }
      >
        {job.expires_at ? t('until', { date: dayText(job.expires_at, locale) }) : null}
      </Alert>
    );
  }
  if (status === 'failed' || status === 'expired') {
    return (
      <Alert tone="danger" title={t('failed')} announce="alert">
        {t(`problem.${problem ?? 'fault'}`)}
      </Alert>
    );
  }
  return (
    <div className="grid gap-3">
      <JobProgress
        text={total === null ? t('waiting') : t('progress', { done, total })}
        done={done}
        total={total}
      />
      <p className="text-muted">{t('leave')}</p>
    </div>
  );
}
