import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { Moment } from '@/components/admin/moment';
import { Cell, HeaderCell, Table, TableBody, TableHead } from '@/components/ui/table';
import type { Fulfiller } from '@/lib/modules/fulfilment/contract/fulfillers/shapes';
import { FulfillerState } from './fulfiller-state';

/** Table of fulfillers with their health. */
export function FulfillersTable({ fulfillers }: { fulfillers: readonly Fulfiller[] }) {
  const t = useTranslations('fulfillers');
  return (
    <Table caption={t('title')} pageScrolls>
      <TableHead>
        <HeaderCell>{t('form.name')}</HeaderCell>
        <HeaderCell className="max-md:hidden">{t('stateLabel')}</HeaderCell>
        <HeaderCell className="max-lg:hidden">{t('form.regions')}</HeaderCell>
        <HeaderCell align="end" className="max-md:hidden">
          {t('inHand')}
        </HeaderCell>
        <HeaderCell align="end" className="max-md:hidden">
          {t('late')}
        </HeaderCell>
        <HeaderCell className="max-lg:hidden">{t('lastMessage')}</HeaderCell>
        <HeaderCell className="max-xl:hidden">{t('lastFailure')}</HeaderCell>
      </TableHead>
      <TableBody>
        {fulfillers.map((fulfiller) => (
          <FulfillerRow key={fulfiller.id} fulfiller={fulfiller} />
        ))}
      </TableBody>
    </Table>
  );
}

function FulfillerRow({ fulfiller }: { fulfiller: Fulfiller }) {
  const t = useTranslations('fulfillers');
  const { id, name, state, state_reason: reason, regions } = fulfiller;
  return (
    <tr className="[&>td]:align-top">
      <Cell>
        <Link
          href={`/fulfillers/${id}`}
          prefetch={false}
          className="inline-block min-h-6 max-w-[24rem] font-semibold break-words text-accent underline underline-offset-2 hover:text-accent-dark"
        >
          {name}
        </Link>
        {reason ? <span className="block max-w-[24rem] break-words text-muted">{reason}</span> : null}
        <span className="mt-1.5 block md:hidden">
          <FulfillerState state={state} />
        </span>
        <InHand fulfiller={fulfiller} />
      </Cell>
      <Cell className="max-md:hidden">
        <FulfillerState state={state} />
      </Cell>
      <Cell className="max-lg:hidden">{regions.map((region) => t(`regions.${region}`)).join(', ')}</Cell>
      <Cell align="end" className="tabular-nums max-md:hidden">
        {fulfiller.orders_in_hand}
      </Cell>
      <Cell align="end" className="tabular-nums max-md:hidden">
        {fulfiller.orders_late}
      </Cell>
      <Cell className="max-lg:hidden">
        <MomentOrNever at={fulfiller.last_message_at} />
      </Cell>
      <Cell className="max-xl:hidden">
        <MomentOrNever at={fulfiller.last_failure_at} />
      </Cell>
    </tr>
  );
}

/** On a phone, where these have no columns. */
function InHand({ fulfiller: { orders_in_hand: inHand, orders_late: late } }: { fulfiller: Fulfiller }) {
  const t = useTranslations('fulfillers');
  return (
    <span className="mt-1.5 flex flex-wrap gap-x-4 text-muted tabular-nums md:hidden">
      <span>{`${t('inHand')} ${inHand}`}</span>
      {late > 0 ? <span className="text-danger">{`${t('late')} ${late}`}</span> : null}
    </span>
  );
}

/** A moment in the platform’s own time zone, or that there was none. */
export function MomentOrNever({ at }: { at: string | null }) {
  const t = useTranslations('fulfillers');
  if (at === null) return <span className="text-muted">{t('never')}</span>;
  return <Moment at={at} currency="GBP" ofPlatform />;
}
