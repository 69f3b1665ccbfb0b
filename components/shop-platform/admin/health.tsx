import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { InstallForm } from '@/components/shop-platform/shop/install-form';
import { Alert } from '@/components/ui/alert';
import { StatusPill } from '@/components/ui/status-pill';
import type { ShopConnection } from '@/lib/modules/shop-platform/contract/shop-platform';
import { Disconnect } from './disconnect';

type Shown = NonNullable<ShopConnection['connection']>;

const TONES = { connected: 'ok', paused: 'warn', needs_reauth: 'warn', uninstalled: 'warn' } as const;

interface HealthProps {
  tenant: string;
  connection: Shown;
  /** Whether this person may disconnect the shop, and install the app again. */
  mayEnd: boolean;
}

/** How the connection of a shop is: state, since when, its last answer, and what the app may do. S4-53. */
export function Health({ tenant, connection, mayEnd }: HealthProps) {
  const t = useTranslations('shopHealth');
  const format = useFormatter();
  const at = (time: string) => format.dateTime(new Date(time), { dateStyle: 'medium', timeStyle: 'short' });
  const { shop, shop_name, status, scopes, connected_at, last_ok_at } = connection;
  return (
    <section
      aria-labelledby="shop-health"
      className="grid gap-5 rounded-card border border-line bg-surface p-5 sm:p-6"
    >
      <h2 id="shop-health" className="flex flex-wrap items-center gap-3 text-xl">
        {t('title')}
        <StatusPill tone={TONES[status]}>{t(`status.${status}`)}</StatusPill>
      </h2>
      {status === 'needs_reauth' ? <Lost tenant={tenant} shop={shop} mayInstall={mayEnd} /> : null}
      {status === 'paused' ? (
        <Alert tone="warn" title={t('paused.title')}>
          {t('paused.text')}
        </Alert>
      ) : null}
      <dl className="grid gap-3">
        <Fact name={t('shop')}>{shop_name ? `${shop_name} (${shop})` : shop}</Fact>
        <Fact name={t('since')}>{at(connected_at)}</Fact>
        <Fact name={t('lastOk')}>{last_ok_at === null ? t('never') : at(last_ok_at)}</Fact>
        <Fact name={t('scopes')}>{scopes.join(', ')}</Fact>
      </dl>
      {mayEnd && status !== 'uninstalled' ? (
        <div>
          <Disconnect tenant={tenant} shop={shop} />
        </div>
      ) : null}
    </section>
  );
}

/** What it means that the shop takes our tokens no more, and the way back. S4-52. */
function Lost({ tenant, shop, mayInstall }: { tenant: string; shop: string; mayInstall: boolean }) {
  const t = useTranslations('shopHealth.lost');
  return (
    <>
      <Alert tone="warn" title={t('title')}>
        {mayInstall ? t('text') : t('adminOnly')}
      </Alert>
      {mayInstall ? <InstallForm tenant={tenant} address={shop} /> : null}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}
