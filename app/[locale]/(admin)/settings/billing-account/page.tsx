import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { LIST_MESSAGES } from '@/components/admin/list/list-messages';
import { readList } from '@/components/admin/list/read-list';
import { SettingsTabs } from '@/components/accounts/admin/settings-tabs';
import { MoneyNotes } from '@/components/payments/admin/money-notes';
import { PayoutPanel } from '@/components/payments/admin/payout-panel';
import { ReturnNotice, type Returned } from '@/components/payments/admin/return-notice';
import { PageBody } from '@/components/admin/page-body';
import { PageHeader } from '@/components/admin/page-header';
import { TenantSelect } from '@/components/admin/tenant-select';
import { readBillingAccount } from '@/lib/modules/payments/contract/read-billing-account';
import { region, tenantId } from '@/lib/contract/primitives';
import { exportParams } from '@/lib/modules/lists/contract/list-export';
import { listLedger } from '@/lib/modules/ledger/contract/list-ledger';
import { can } from '@/lib/permissions/permissions';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { requirePermission } from '../../actor';
import { pageCall } from '../../page-call';
import { readOwner } from '../../read-owner';
import { CreditPart } from './credit-part';

type Query = Record<string, string | string[] | undefined>;

interface BillingAccountPageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Query>;
}

const PATH = '/settings/billing-account';

export async function generateMetadata({ params }: BillingAccountPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'billing' });
  return { title: t('title') };
}

/** Reads from the URL how somebody came back from the provider's form, if they did. */
function readReturned(query: Query): Returned | null {
  const [back, expired] = [region.safeParse(query['back']), region.safeParse(query['expired'])];
  if (expired.success) return { how: 'expired', region: expired.data };
  return back.success ? { how: 'back', region: back.data } : null;
}

async function Accounts({
  tenant,
  token,
  isStaff,
  returned,
}: {
  tenant: string;
  token: string;
  isStaff: boolean;
  returned: Returned | null;
}) {
  const { accounts, verified } = await pageCall(readBillingAccount, { params: { tenant }, token });
  const t = await getTranslations('billing');
  const own = accounts.find((account) => account.region === returned?.region);
  return (
    <>
      {returned && own ? <ReturnNotice how={returned.how} state={own.state} /> : null}
      <div className="mt-6 grid gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start">
        <div data-field="payouts" className="grid gap-5">
          {accounts.map((account) => (
            <PayoutPanel
              key={account.region}
              tenant={tenant}
              account={account}
              verified={verified}
              isStaff={isStaff}
            />
          ))}
        </div>
        <MoneyNotes title={t('notesTitle')} />
      </div>
    </>
  );
}

/**
 * How a client is paid, and what it owes: payouts for role admin (S2.2-11), the credit account as far as the role may see
 * it (D37, D3).
 */
export default async function BillingAccountPage({ params, searchParams }: BillingAccountPageProps) {
  await requireLocale(params);
  const visit = await requirePermission('ledger.read');
  const query = await searchParams;
  const asked = tenantId.safeParse(query['tenant']);
  const [{ tenant, tenants }, t, messages] = await Promise.all([
    readOwner(visit, asked.success ? asked.data : null),
    getTranslations('billing'),
    pickMessages([...LIST_MESSAGES, 'billing', 'cards', 'credit', 'taxFacts', 'staff']),
  ]);
  const { token, isStaff, actor } = visit;
  return (
    <PageBody>
      <NextIntlClientProvider messages={messages}>
        <PageHeader
          title={t('title')}
          detail={t('lead')}
          actions={tenants ? <TenantSelect tenants={tenants} current={tenant} path={PATH} /> : null}
        />
        <SettingsTabs actor={actor} current="billing" />
        {tenant ? (
          <>
            {can(actor, 'billing.read') ? (
              <Accounts tenant={tenant} token={token} isStaff={isStaff} returned={readReturned(query)} />
            ) : null}
            <CreditPart
              visit={visit}
              tenant={tenant}
              list={readList(listLedger.query, { path: PATH, params: query })}
              known={exportParams.shape.export.safeParse(query['export']).data}
            />
          </>
        ) : (
          <p className="mt-6 text-muted">{t('chooseClient')}</p>
        )}
      </NextIntlClientProvider>
    </PageBody>
  );
}
