import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { StatusPill } from '@/components/ui/status-pill';
import { Cell, HeaderCell, Table, TableBody, TableHead } from '@/components/ui/table';
import type { CodesPlace } from '@/lib/modules/claims/client/batches';
import type { CodeBatch } from '@/lib/modules/claims/contract/code-batch';
import { BatchMenu } from './batch-menu';
import { BATCH_TONES, useBatchTexts } from './batch-text';
import { MakingProgress } from './making-progress';

interface BatchesTableProps {
  place: CodesPlace;
  batches: readonly CodeBatch[];
  timeZone: string;
  mayWrite: boolean;
}

/** The batches of an event; on phones the days stand below the name. D40. */
export function BatchesTable({ batches, ...props }: BatchesTableProps) {
  const t = useTranslations('codes');
  return (
    <Table caption={t('title')} pageScrolls>
      <TableHead>
        <HeaderCell>{t('columns.batch')}</HeaderCell>
        <HeaderCell className="max-md:hidden">{t('columns.dates')}</HeaderCell>
        <HeaderCell align="end">{t('columns.uses')}</HeaderCell>
        <HeaderCell>
          <span className="sr-only">{t('columns.acts')}</span>
        </HeaderCell>
      </TableHead>
      <TableBody>
        {batches.map((batch) => (
          <BatchRow key={batch.id} batch={batch} {...props} />
        ))}
      </TableBody>
    </Table>
  );
}

function BatchRow({
  batch,
  place,
  timeZone,
  mayWrite,
}: Omit<BatchesTableProps, 'batches'> & { batch: CodeBatch }) {
  const t = useTranslations('codes');
  const text = useBatchTexts();
  return (
    <tr className="max-lg:[&>td]:px-3 [&>td]:py-3 [&>td]:align-top">
      <Cell>
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Link
            href={`/events/${place.slug}/codes/${batch.id}`}
            prefetch={false}
            className="inline-flex min-h-6 items-center font-semibold wrap-anywhere text-accent underline underline-offset-2 hover:text-accent-dark"
          >
            {batch.name}
          </Link>
          <StatusPill tone={BATCH_TONES[batch.state]}>{t(`states.${batch.state}`)}</StatusPill>
        </span>
        <span className="mt-1 block wrap-anywhere">{text.kind(batch)}</span>
        <span className="mt-1 block text-[0.9375rem] text-muted md:hidden">{text.dates(batch)}</span>
        <span className="mt-1 block text-[0.9375rem] text-muted">{text.limits(batch).join(' · ')}</span>
        {batch.state === 'making' ? <MakingProgress place={place} batch={batch} /> : null}
      </Cell>
      <Cell className="max-md:hidden">{text.dates(batch)}</Cell>
      <Cell align="end" className="whitespace-nowrap">
        {text.uses(batch)}
      </Cell>
      <Cell align="end" className="w-px">
        {mayWrite ? <BatchMenu place={place} batch={batch} timeZone={timeZone} /> : null}
      </Cell>
    </tr>
  );
}
