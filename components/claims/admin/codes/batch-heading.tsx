'use client';

import { ArrowLeft, Download } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import Link from 'next/link';
import { Alert } from '@/components/ui/alert';
import { buttonClasses } from '@/components/ui/button-classes';
import { StatusPill } from '@/components/ui/status-pill';
import { codeFileHref, type CodesPlace } from '@/lib/modules/claims/client/batches';
import type { CodeBatch } from '@/lib/modules/claims/contract/code-batch';
import { EXPORTED_AT_ONCE } from '@/lib/modules/claims/rules/batch-states';
import { BatchMenu } from './batch-menu';
import { ExportCodes } from './export-codes';
import { MailingButton } from './mailing-button';
import { BATCH_TONES, useBatchTexts } from './batch-text';
import { MakingProgress } from './making-progress';
import { PeopleFileButton } from './people-file-button';
import { SheetsButton } from './sheets-button';

interface BatchHeadingProps {
  place: CodesPlace;
  /** Null for the codes of all batches. */
  batch: CodeBatch | null;
  timeZone: string;
  mayWrite: boolean;
  /** The dialog that fills it from a file is open from the start. */
  startsFile?: boolean;
  /** The export that the link of a mail names. */
  knownExport?: string | undefined;
}

/** What a batch is, how far it is, and what can be done with it. D40. */
export function BatchHeading(props: BatchHeadingProps) {
  const { place, batch, timeZone, mayWrite, startsFile = false, knownExport } = props;
  const t = useTranslations('codes');
  return (
    <div className="mt-5 grid gap-3">
      <Link
        href={`/events/${place.slug}/codes`}
        prefetch={false}
        className="inline-flex min-h-6 items-center gap-1.5 justify-self-start text-accent underline-offset-2 hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t('back')}
      </Link>
      {batch && mayWrite ? (
        <BatchActs
          place={place}
          batch={batch}
          timeZone={timeZone}
          startsFile={startsFile}
          knownExport={knownExport}
        />
      ) : null}
      {batch ? (
        <div className="flex items-start justify-between gap-4">
          <BatchFacts place={place} batch={batch} mayWrite={mayWrite} />
          {mayWrite ? <BatchMenu place={place} batch={batch} timeZone={timeZone} /> : null}
        </div>
      ) : (
        <h2 className="text-xl">{t('allCodes')}</h2>
      )}
    </div>
  );
}

/** What is done with the codes of a batch as a whole. */
function BatchActs({
  place,
  batch,
  timeZone,
  startsFile,
  knownExport,
}: Pick<BatchHeadingProps, 'place' | 'timeZone' | 'knownExport'> & {
  batch: CodeBatch;
  startsFile: boolean;
}) {
  const t = useTranslations('codes');
  const locale = useLocale();
  return (
    <div className="order-last flex flex-wrap gap-3">
      {batch.kind === 'single' && batch.state !== 'revoked' ? (
        <>
          <PeopleFileButton place={place} batch={batch} timeZone={timeZone} startsOpen={startsFile} />
          <MailingButton place={place} batch={batch} timeZone={timeZone} />
        </>
      ) : null}
      {batch.made > 0 && batch.made === batch.size && batch.state !== 'revoked' ? (
        <SheetsButton place={place} batch={batch} />
      ) : null}
      {batch.made > EXPORTED_AT_ONCE || knownExport !== undefined ? (
        <ExportCodes place={place} batch={batch} known={knownExport} />
      ) : batch.made > 0 ? (
        <a href={codeFileHref(place, batch.id, locale)} download className={buttonClasses('secondary', 'md')}>
          <Download aria-hidden="true" className="size-4.5" />
          {t('download')}
        </a>
      ) : null}
    </div>
  );
}

function BatchFacts({
  place,
  batch,
  mayWrite,
}: Pick<BatchHeadingProps, 'place' | 'mayWrite'> & { batch: CodeBatch }) {
  const t = useTranslations('codes');
  const text = useBatchTexts();
  const { name, state, made, size } = batch;
  return (
    <div className="min-w-0">
      <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xl">
        <span className="min-w-0 wrap-anywhere">{name}</span>
        <StatusPill tone={BATCH_TONES[state]}>{t(`states.${state}`)}</StatusPill>
      </h2>
      <p className="mt-1 wrap-anywhere tabular-nums">
        {[text.kind(batch), text.uses(batch), text.dates(batch)].join(' · ')}
      </p>
      <p className="mt-1 text-[0.9375rem] text-muted">{text.limits(batch).join(' · ')}</p>
      {state === 'making' ? <MakingProgress place={place} batch={batch} /> : null}
      {state === 'failed' ? (
        <div className="mt-2">
          <Alert tone="warn">{t(mayWrite ? 'failed' : 'failedReadOnly', { made, size })}</Alert>
        </div>
      ) : null}
    </div>
  );
}
