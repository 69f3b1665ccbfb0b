import { useLocale, useTranslations } from 'next-intl';
import Link from 'next/link';
import { dayText } from '@/components/admin/day';
import { Panel } from '@/components/admin/panel';
import type { FulfillerDetail } from '@/lib/modules/fulfilment/contract/fulfillers/shapes';

/** What a paused or draining fulfiller still finishes, and until when by its promise; nothing for one that is open. S2.2-178. */
export function WorkPanel({ fulfiller }: { fulfiller: FulfillerDetail }) {
  const t = useTranslations('fulfillers.work');
  const { id, state, orders_in_hand: inHand } = fulfiller;
  if (state === 'open') return null;
  if (inHand === 0)
    return (
      <Panel id="work" title={t('title')}>
        <p className="text-muted">{t('none')}</p>
      </Panel>
    );
  return (
    <Panel id="work" title={t('title')}>
      <p className="mb-4">{t(state === 'paused' ? 'paused' : 'draining')}</p>
      <WorkFigures work={fulfiller.work} />
      <p className="mt-4">
        <Link href={`/orders?fulfiller=${id}`} prefetch={false} className="text-accent underline">
          {t('all')}
        </Link>
      </p>
    </Panel>
  );
}

function WorkFigures({ work }: Pick<FulfillerDetail, 'work'>) {
  const t = useTranslations('fulfillers.work');
  const locale = useLocale();
  const { to_send: toSend, being_made: beingMade, expected_end: end, overdue } = work;
  const day = end === null ? t('noEnd') : dayText(end, locale);
  const facts = [
    { name: t('toSend'), value: toSend, hint: null },
    { name: t('beingMade'), value: beingMade, hint: null },
    {
      name: t('end'),
      value: overdue ? t('overdue', { day }) : day,
      hint: end === null ? null : t('endHint'),
    },
  ];
  return (
    <dl className="grid gap-4 sm:grid-cols-3">
      {facts.map(({ name, value, hint }) => (
        <div key={name}>
          <dt className="text-[0.9375rem] text-muted">{name}</dt>
          <dd className="font-semibold tabular-nums">
            {value}
            {hint ? <span className="block text-[0.9375rem] font-normal text-muted">{hint}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
