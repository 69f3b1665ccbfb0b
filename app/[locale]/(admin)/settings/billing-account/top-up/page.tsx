import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { BackLink } from '@/components/admin/list/back-link';
import { PageBody } from '@/components/admin/page-body';
import { PageHeader } from '@/components/admin/page-header';
import { TopUp } from '@/components/payments/admin/top-up/top-up';
import { currency, objectId } from '@/lib/contract/primitives';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { readCredit } from '@/lib/modules/ledger/contract/read-credit';
import { listCards } from '@/lib/modules/payments/contract/cards';
import { requirePermission } from '../../../actor';
import { pageCall } from '../../../page-call';
import { readOwner } from '../../../read-owner';

interface TopUpPageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: TopUpPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'topUp' });
  return { title: t('title') };
}

/** Pays money into the client's credit account by card. D37-1. */
export default async function TopUpPage({ params, searchParams }: TopUpPageProps) {
  await requireLocale(params);
  const visit = await requirePermission('ledger.top_up');
  const query = await searchParams;
  const [{ tenant }, t, messages] = await Promise.all([
    readOwner(visit, null),
    getTranslations('topUp'),
    pickMessages(['topUp', 'cards', 'forms', 'errors']),
  ]);
  if (!tenant) return null;
  const call = { params: { tenant }, token: visit.token };
  const [{ company, accounts }, { cards }] = await Promise.all([
    pageCall(readCredit, call),
    pageCall(listCards, call),
  ]);
  const asked = currency.safeParse(query['currency']).data;
  const account = accounts.find((one) => one.currency === asked) ?? accounts[0];
  if (!account) return null;
  const saved = cards.find((card) => card.currency === account.currency && card.state !== 'expired');
  return (
    <PageBody>
      <NextIntlClientProvider messages={messages}>
        <BackLink path="/settings/billing-account" label={t('backToAccount')} />
        <PageHeader title={t('title')} detail={t('lead', { company, currency: account.currency })} />
        <div className="mt-6 max-w-xl rounded-card border border-line bg-surface p-4 sm:p-5">
          <TopUp
            key={account.currency}
            tenant={tenant}
            currency={account.currency}
            saved={saved ?? null}
            returned={objectId.safeParse(query['top_up']).data ?? null}
          />
        </div>
      </NextIntlClientProvider>
    </PageBody>
  );
}
