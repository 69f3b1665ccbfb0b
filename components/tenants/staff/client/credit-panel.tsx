import { useFormatter, useTranslations } from 'next-intl';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { Panel } from '@/components/admin/panel';
import { Money } from '@/components/ui/money';
import { fromWire } from '@/lib/kernel/money';
import type { ClientDetail } from '@/lib/modules/tenants/contract/read-client';
import { CLIENT_LINK } from './client-link';
import { Facts } from './facts';

type Credit = NonNullable<ClientDetail['credit']>;

function Account({ account }: { account: Credit['accounts'][number] }) {
  const t = useTranslations('clients.page');
  const { currency, active } = account;
  const heading = t('inCurrency', { currency });
  return (
    <div className="mb-5">
      <h3 className="mb-2 text-base font-semibold">{active ? heading : `${heading} (${t('inactive')})`}</h3>
      <Facts
        facts={(['available', 'limit', 'reserved'] as const).map((name) => ({
          name: t(name),
          value: <Money amount={account[name]} currency={currency} />,
        }))}
      />
    </div>
  );
}

interface CreditPanelProps {
  client: ClientDetail;
  credit: Credit;
  mayWrite: boolean;
  /** Changes the percentage; null for who may not. */
  setRates: ReactNode;
}

/** What a client can spend, and the platform's percentage of its sales, which staff managers change. S2.2-194, S2.2-196. */
export function CreditPanel({ client, credit, mayWrite, setRates }: CreditPanelProps) {
  const t = useTranslations('clients.page');
  const format = useFormatter();
  const { accounts, rates } = credit;
  const share = (percent: string) =>
    format.number(fromWire(percent) / 10_000, { style: 'percent', maximumFractionDigits: 2 });
  return (
    <Panel
      id="client-credit"
      title={t('creditTitle')}
      aside={
        mayWrite ? (
          <Link href={`/clients/${encodeURIComponent(client.id)}/credit`} className={CLIENT_LINK}>
            {t('openCredit')}
          </Link>
        ) : null
      }
    >
      {accounts.length === 0 ? <p className="mb-5 text-muted">{t('noAccount')}</p> : null}
      {accounts.map((account) => (
        <Account key={account.currency} account={account} />
      ))}
      {rates ? (
        <div className="flex flex-wrap items-end justify-between gap-3">
          <Facts facts={[{ name: t('fee'), value: share(rates.fee_percent) }]} />
          {setRates}
        </div>
      ) : null}
    </Panel>
  );
}
