import { useLocale, useTranslations } from 'next-intl';
import { Panel } from '@/components/admin/panel';
import { Cell, HeaderCell, Table, TableBody, TableHead } from '@/components/ui/table';
import type { FulfillerPace } from '@/lib/modules/fulfilment/contract/fulfillers/shapes';

/** How many of the orders that were sent to it a fulfiller takes, and how long its steps last beside what it promised. S2.2-153, S2.2-154. */
export function PacePanel({ pace }: { pace: FulfillerPace }) {
  const t = useTranslations('fulfillers.pace');
  const locale = useLocale();
  const { accepted, submitted, accepted_percent: share } = pace;
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  return (
    <Panel id="pace" title={t('title')}>
      <dl className="mb-4">
        <dt className="text-[0.9375rem] text-muted">{t('accepted')}</dt>
        <dd className="font-semibold tabular-nums">
          {share === null
            ? t('noneSent')
            : t('acceptedOf', { percent: percent.format(share / 100), accepted, submitted })}
        </dd>
      </dl>
      <Table caption={t('caption')}>
        <TableHead>
          <HeaderCell>{t('step')}</HeaderCell>
          <HeaderCell align="end">{t('median')}</HeaderCell>
          <HeaderCell align="end">{t('promised')}</HeaderCell>
          <HeaderCell align="end" className="max-sm:hidden">
            {t('finished')}
          </HeaderCell>
        </TableHead>
        <TableBody>
          {pace.steps.map((step) => (
            <StepRow key={step.step} {...step} />
          ))}
        </TableBody>
      </Table>
    </Panel>
  );
}

type StepRowProps = FulfillerPace['steps'][number];

function StepRow({ step, median_days: median, promised_days: promised, finished }: StepRowProps) {
  const t = useTranslations('fulfillers');
  return (
    <tr>
      <Cell>{t(`pace.steps.${step}`)}</Cell>
      <Cell align="end">{median === null ? t('never') : t('pace.days', { days: median })}</Cell>
      <Cell align="end">{t('pace.days', { days: promised })}</Cell>
      <Cell align="end" className="max-sm:hidden">
        {finished}
      </Cell>
    </tr>
  );
}
