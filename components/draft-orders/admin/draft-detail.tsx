'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { CopyButton } from '@/components/admin/copy-button';
import { Moment } from '@/components/admin/moment';
import { Panel } from '@/components/admin/panel';
import { Alert } from '@/components/ui/alert';
import { formatMoney } from '@/components/ui/format-money';
import type { DraftOrder } from '@/lib/modules/draft-orders/contract/drafts';
import { DraftActs } from './draft-acts';
import { variantName } from './item-picker';
import { DraftStatePill } from './draft-state-pill';

interface DraftDetailProps {
  tenant: string;
  isStaff: boolean;
  draft: DraftOrder;
  /** The form of the same page holds changes that are not saved. */
  unsaved?: boolean;
}

const LINK = 'font-semibold text-accent underline underline-offset-2';

/** A draft with its lines at current prices, its link, what became of it, and the acts on it. S2.2-90. */
export function DraftDetail(props: DraftDetailProps) {
  const { draft } = props;
  const t = useTranslations('draftOrders.detail');
  const form = useTranslations('draftOrders.form');
  const { currency, sent_total: before, total, state } = draft;
  const open = state === 'sent' || state === 'expired';
  const gone = draft.lines.some(({ available }) => !available);
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="flex flex-wrap items-center gap-3 wrap-anywhere">
          <DraftStatePill state={state} />
          <span>{draft.email}</span>
        </p>
        <DraftActs tenant={props.tenant} draft={draft} unsaved={props.unsaved ?? false} />
      </div>
      {draft.undelivered ? (
        <Alert tone="warn" title={t('undelivered', { email: draft.email })}>
          {t('undeliveredText')}
        </Alert>
      ) : null}
      <PaidOrders {...props} />
      {open && gone ? <Alert tone="warn">{t('goneSent')}</Alert> : null}
      {open && !gone && before !== null && before !== total ? (
        <Alert tone="warn">
          {t('changed', { before: formatMoney(before, currency), total: formatMoney(total, currency) })}
        </Alert>
      ) : null}
      <DraftItems draft={draft} />
      {draft.link !== null && state === 'sent' && draft.expires_at !== null ? (
        <Panel id="draft-link" title={t('link')}>
          <p className="break-all">{draft.link}</p>
          <div className="mt-3">
            <CopyButton name={t('link')} text={draft.link} />
          </div>
          <p className="mt-3 text-muted">
            {t.rich('until', { date: () => <Moment at={draft.expires_at ?? ''} currency={currency} /> })}
          </p>
        </Panel>
      ) : null}
      {draft.note === '' || draft.can_update ? null : (
        <Panel id="draft-note" title={form('note')}>
          <p className="wrap-anywhere whitespace-pre-line">{draft.note}</p>
        </Panel>
      )}
    </div>
  );
}

/** The order that the draft became, and those of further payments by its link. S2.2-92. */
function PaidOrders({ tenant, isStaff, draft }: DraftDetailProps) {
  const t = useTranslations('draftOrders.detail');
  const search = isStaff ? `?${new URLSearchParams({ tenant })}` : '';
  return draft.orders.map(({ id, ref }, index) => {
    const order = () => (
      <Link href={`/orders/${id}${search}`} prefetch={false} className={LINK}>
        {ref}
      </Link>
    );
    return index === 0 ? (
      <p key={id}>{t.rich('order', { order })}</p>
    ) : (
      <Alert key={id} tone="warn">
        {t.rich('again', { order })}
      </Alert>
    );
  });
}

/** The items at current prices; once the draft is paid or withdrawn, with the total that was sent. */
function DraftItems({ draft }: Pick<DraftDetailProps, 'draft'>) {
  const t = useTranslations('draftOrders');
  const { currency, sent_total: sent } = draft;
  const ended = draft.state === 'paid' || draft.state === 'withdrawn';
  const total = ended ? sent : draft.total;
  return (
    <Panel id="draft-items" title={t('form.items')} flush>
      <ul className="divide-y divide-line">
        {draft.lines.map((line) => (
          <li
            key={line.variant_id}
            className="flex flex-wrap justify-between gap-3 p-4 wrap-anywhere sm:px-5"
          >
            <span>
              {line.quantity} × {line.name} <span className="text-muted">{variantName(line)}</span>
            </span>
            {ended ? null : <LineTotal line={line} currency={currency} />}
          </li>
        ))}
      </ul>
      {total === null ? null : (
        <div className="border-t border-line p-4 sm:px-5">
          <p className="flex flex-wrap justify-between gap-3 font-semibold">
            <span>{t(ended ? 'columns.total' : 'form.total')}</span>
            <span className="tabular-nums">{formatMoney(total, currency)}</span>
          </p>
          {currency === 'USD' ? <p className="text-muted">{t('form.tax')}</p> : null}
        </div>
      )}
    </Panel>
  );
}

interface LineTotalProps extends Pick<DraftOrder, 'currency'> {
  line: DraftOrder['lines'][number];
}

function LineTotal({ line, currency }: LineTotalProps) {
  const t = useTranslations('draftOrders.detail');
  if (!line.available) return <span className="text-danger">{t('gone')}</span>;
  return <span className="tabular-nums">{formatMoney(line.total, currency)}</span>;
}
