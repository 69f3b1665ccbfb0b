import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Panel } from '@/components/admin/panel';
import { Alert } from '@/components/ui/alert';
import { formatMoney } from '@/components/ui/format-money';
import { Money } from '@/components/ui/money';
import { StatusPill } from '@/components/ui/status-pill';
import { fromWire } from '@/lib/kernel/money';
import type { CreditAccount, CreditTerms } from '@/lib/modules/ledger/contract/read-credit';

interface AccountPanelProps {
  account: CreditAccount;
  /** Buttons for what may be done with it. */
  acts?: ReactNode;
  /** What an open request says, to who reads it. */
  requested: (request: NonNullable<CreditTerms['request']>) => ReactNode;
}

/** One credit account: what is in it, its terms, and what the client asks for. */
export function AccountPanel({ account, acts, requested }: AccountPanelProps) {
  const t = useTranslations('credit');
  const { currency, active, terms } = account;
  const request = terms?.request ?? null;
  const state = active ? 'active' : request ? 'requested' : 'prepaid';
  return (
    <Panel
      id={`credit-${currency}`}
      title={t('account', { currency })}
      aside={
        <StatusPill tone={active ? 'ok' : request ? 'warn' : 'neutral'}>{t(`states.${state}`)}</StatusPill>
      }
    >
      <div className="grid gap-5">
        <Figures account={account} />
        {terms && hasDiscount(terms) ? <Discounts terms={terms} currency={currency} /> : null}
        {active || request ? null : <p className="text-ink-soft">{t('prepaidText')}</p>}
        {request ? <Alert tone="info">{requested(request)}</Alert> : null}
        {acts ? <div className="flex flex-wrap gap-3">{acts}</div> : null}
      </div>
    </Panel>
  );
}

/** The sums of an account; who may not see its terms sees the balance. */
function Figures({ account: { currency, balance, terms } }: { account: CreditAccount }) {
  const t = useTranslations('credit.figures');
  const figures = [
    ...(terms ? [{ name: t('available'), amount: terms.available, isFirst: true }] : []),
    { name: t('balance'), amount: balance, isFirst: terms === null },
    ...(terms
      ? [
          { name: t('limit'), amount: terms.limit, isFirst: false },
          { name: t('reserved'), amount: terms.reserved, isFirst: false },
        ]
      : []),
  ];
  return (
    <dl className="grid gap-x-6 gap-y-4 min-[26rem]:grid-cols-2 xl:grid-cols-4">
      {figures.map(({ name, amount, isFirst }) => (
        <div key={name} className="flex flex-col">
          <dt className="text-[0.9375rem] text-muted">{name}</dt>
          <dd className={clsx('mt-auto text-2xl', isFirst && 'font-semibold')}>
            <Money amount={amount} currency={currency} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const hasDiscount = ({ discount_amount: off, shipping_discount_amount: shipping }: CreditTerms): boolean =>
  fromWire(off) + fromWire(shipping) > 0;

function Discounts({ terms, currency }: { terms: CreditTerms; currency: CreditAccount['currency'] }) {
  const t = useTranslations('credit.discounts');
  const { discount_amount: discount, shipping_discount_amount: shipping } = terms;
  return (
    <p className="text-ink-soft">
      {t('text', { discount: formatMoney(discount, currency), shipping: formatMoney(shipping, currency) })}
    </p>
  );
}
