import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { BackLink } from '@/components/admin/list/back-link';
import { PageBody } from '@/components/admin/page-body';
import { PageHeader } from '@/components/admin/page-header';
import type { CardPlace } from '@/components/payments/admin/cards/card-place';
import { SaveCard } from '@/components/payments/admin/cards/save-card';
import { currency, objectId } from '@/lib/contract/primitives';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import type { Currency } from '@/lib/kernel/money';
import { readCredit } from '@/lib/modules/ledger/contract/read-credit';
import { requirePermission } from '../../../actor';
import { pageCall } from '../../../page-call';
import { readOwner } from '../../../read-owner';

interface CardPageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: CardPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'cards' });
  return { title: t('pageTitle') };
}

const BILLING = '/settings/billing-account';

function placeOf(of: Currency, forOrders: boolean): CardPlace {
  const path = `${BILLING}/card`;
  if (!forOrders) return { purpose: 'topUps', path, query: { currency: of }, back: BILLING };
  return { purpose: 'orders', path, query: { currency: of, for: 'orders' }, back: '/settings/shopify' };
}

/** Saves, or replaces, the card that top-ups of an account can be paid with. D37-10. */
export default async function CardPage({ params, searchParams }: CardPageProps) {
  await requireLocale(params);
  const visit = await requirePermission('ledger.top_up');
  const query = await searchParams;
  const [{ tenant }, t, messages] = await Promise.all([
    readOwner(visit, null),
    getTranslations('cards'),
    pickMessages(['cards', 'forms', 'errors']),
  ]);
  if (!tenant) return null;
  const { accounts } = await pageCall(readCredit, { params: { tenant }, token: visit.token });
  const asked = currency.safeParse(query['currency']).data;
  const account = accounts.find((one) => one.currency === asked) ?? accounts[0];
  if (!account) return null;
  return (
    <PageBody>
      <NextIntlClientProvider messages={messages}>
        <BackLink path="/settings/billing-account" label={t('backToAccount')} />
        <PageHeader title={t('pageTitle')} detail={t('lead', { currency: account.currency })} />
        <div className="mt-6 max-w-xl rounded-card border border-line bg-surface p-4 sm:p-5">
          <SaveCard
            key={account.currency}
            tenant={tenant}
            currency={account.currency}
            place={placeOf(account.currency, query['for'] === 'orders')}
            returned={objectId.safeParse(query['card']).data ?? null}
          />
        </div>
      </NextIntlClientProvider>
    </PageBody>
  );
}
