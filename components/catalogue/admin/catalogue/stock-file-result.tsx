'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { JobProgress } from '@/components/admin/list/jobs/job-progress';
import { CsvProblems } from '@/components/catalogue/admin/csv-problems';
import { FormAlert } from '@/components/form/form-alert';
import { useErrorText } from '@/components/form/use-error-text';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { ProductsPlace } from '@/lib/modules/catalogue/client/event-products';
import { readStockImport } from '@/lib/modules/catalogue/client/stock';
import type { StockImport } from '@/lib/modules/catalogue/contract/stock-import';
import { FILE_COLUMNS, type FileColumn } from '@/lib/modules/catalogue/rules/stock-file';

const isColumn = (id: string): id is FileColumn => FILE_COLUMNS.some((one) => one === id);

interface ResultProps {
  place: ProductsPlace;
  work: StockImport;
}

/** How far the job is, what a checked file would change, each cell that is wrong, or that all of it is written. */
export function StockFileResult({ place, work }: ResultProps) {
  const t = useTranslations('eventCatalogue.file');
  const { status, rows_done: done, rows_total: total, file_name: name, problem } = work;
  if (status === 'waiting' || status === 'checking' || status === 'applying') {
    const text = t(status === 'applying' ? 'applying' : 'checkingFile', { name, done, total: total ?? 0 });
    return (
      <div className="grid gap-2">
        <JobProgress text={text} done={done} total={total} />
        <p className="text-muted">{t('leave')}</p>
      </div>
    );
  }
  if (problem) {
    return (
      <Alert tone="danger" announce="alert" title={t('failed', { name })}>
        {t(`problems.${problem}`)}
      </Alert>
    );
  }
  return (
    <div className="grid gap-3">
      {status === 'checked' ? <p className="break-all text-muted">{name}</p> : null}
      {work.error_count > 0 ? (
        <WrongCells key={work.id} place={place} work={work} />
      ) : (
        <Changes work={work} />
      )}
    </div>
  );
}

/** What a file changes, or has changed. */
function Changes({ work }: Pick<ResultProps, 'work'>) {
  const t = useTranslations('eventCatalogue.file');
  const { status, file_name: name, rows_total: rows, stock_changes: stock, price_changes: prices } = work;
  const isEmpty = stock + prices === 0;
  const title = status === 'done' ? t('applied', { name }) : t(isEmpty ? 'nothing' : 'ready');
  return (
    <Alert tone={isEmpty ? 'info' : 'ok'} announce="status" title={title}>
      {t('summary', { rows: rows ?? 0, stock, prices })}
    </Alert>
  );
}

/** The errors of a file, and the act that lists more of them. */
function useMoreErrors({ place, work }: ResultProps) {
  const [more, setMore] = useState<{ errors: StockImport['errors']; busy: boolean; failure: unknown }>({
    errors: [],
    busy: false,
    failure: null,
  });
  const errors = [...work.errors, ...more.errors];
  async function load() {
    if (more.busy) return;
    setMore((before) => ({ ...before, busy: true, failure: null }));
    try {
      const next = await readStockImport(place, work.id, errors.length);
      setMore((before) => ({ errors: [...before.errors, ...next.errors], busy: false, failure: null }));
    } catch (failure) {
      setMore((before) => ({ ...before, busy: false, failure }));
    }
  }
  return { errors, busy: more.busy, failure: more.failure, load };
}

function WrongCells({ place, work }: ResultProps) {
  const t = useTranslations('eventCatalogue.file');
  const text = useErrorText();
  const { errors, busy, failure, load } = useMoreErrors({ place, work });
  const { error_count: count } = work;
  return (
    <CsvProblems
      errors={errors}
      count={count}
      columnText={(id) => (isColumn(id) ? t(`columns.${id}`) : id)}
      problemText={(code) => t(`errors.${code}`)}
    >
      <FormAlert error={failure ? text.call(failure) : undefined} />
      {count > errors.length ? (
        <span className="flex flex-wrap items-center gap-3">
          <Button size="sm" variant="secondary" busy={busy} onClick={() => void load()}>
            {t('showMore')}
          </Button>
          <span className="text-muted">{t('more', { count: count - errors.length })}</span>
        </span>
      ) : null}
    </CsvProblems>
  );
}
