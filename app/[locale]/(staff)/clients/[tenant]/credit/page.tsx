import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { BackLink } from '@/components/admin/list/back-link';
import { LIST_MESSAGES } from '@/components/admin/list/list-messages';
import { loadPage } from '@/components/admin/list/load-page';
import { readList, type SearchParams } from '@/components/admin/list/read-list';
import { PageBody } from '@/components/admin/page-body';
import { PageHeader } from '@/components/admin/page-header';
import { BudgetPanel } from '@/components/ledger/admin/budget-panel';
import { LedgerList } from '@/components/ledger/admin/ledger-list';
import { StatementsPanel } from '@/components/ledger/admin/statements-panel';
import { RatesPanel } from '@/components/ledger/admin/rates-panel';
import { SetRates } from '@/components/ledger/staff/rates-dialog';
import { StaffAccount } from '@/components/ledger/staff/staff-account';
import { listLedger } from '@/lib/modules/ledger/contract/list-ledger';
import { readCredit } from '@/lib/modules/ledger/contract/read-credit';
import { listStatements } from '@/lib/modules/ledger/contract/statements';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { requirePermission } from '../../../../(admin)/actor';
import { pageCall } from '../../../../(admin)/page-call';

interface ClientCreditPageProps {
  params: Promise<{ locale: string; tenant: string }>;
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ params }: ClientCreditPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'credit' });
  return { title: t('title') };
}

/** A client's credit accounts, for staff: activate, set limit and amounts, correct; and its ledger (D37). */
export default async function ClientCreditPage({ params, searchParams }: ClientCreditPageProps) {
  await requireLocale(params);
  const { token } = await requirePermission('ledger.write');
  const { tenant } = await params;
  const list = readList(listLedger.query, {
    path: `/clients/${encodeURIComponent(tenant)}/credit`,
    params: await searchParams,
  });
  const [{ company, accounts, budgets, rates }, { statements }, page, t, messages] = await Promise.all([
    pageCall(readCredit, { params: { tenant }, token }),
    pageCall(listStatements, { params: { tenant }, token }),
    loadPage(list, pageCall(listLedger, { params: { tenant }, query: list.query, token })),
    getTranslations('credit'),
    pickMessages([...LIST_MESSAGES, 'credit']),
  ]);
  return (
    <PageBody>
      <NextIntlClientProvider messages={messages}>
        <BackLink path="/clients" label={t('staff.back')} />
        <PageHeader title={t('staff.pageTitle', { company })} detail={t('staff.lead')} />
        <div className="mt-6 grid gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] xl:items-start">
          <div className="grid gap-5">
            {accounts.map((account) => (
              <StaffAccount key={account.currency} tenant={tenant} company={company} account={account} />
            ))}
          </div>
          <div className="grid gap-5">
            {rates ? (
              <RatesPanel rates={rates} act={<SetRates tenant={tenant} company={company} rates={rates} />} />
            ) : null}
            <BudgetPanel tenant={tenant} budgets={budgets} maySet={false} />
          </div>
        </div>
        <StatementsPanel tenant={tenant} statements={statements} mayCorrect />
        <LedgerList
          tenant={tenant}
          list={list}
          page={page}
          currencies={accounts.map(({ currency }) => currency)}
          isStaff
        />
      </NextIntlClientProvider>
    </PageBody>
  );
}
