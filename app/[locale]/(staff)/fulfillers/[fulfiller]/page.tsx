import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { BackLink } from '@/components/admin/list/back-link';
import { PageBody } from '@/components/admin/page-body';
import { PageHeader } from '@/components/admin/page-header';
import { BlanksPanel } from '@/components/fulfilment/staff/blanks-panel';
import { ConnectionChange, FactsChange } from '@/components/fulfilment/staff/change-form';
import { ClosuresPanel } from '@/components/fulfilment/staff/closures-panel';
import { ConnectionPanel } from '@/components/fulfilment/staff/connection-panel';
import { HealthPanel } from '@/components/fulfilment/staff/health-panel';
import { MessagesPanel } from '@/components/fulfilment/staff/messages-panel';
import { PacePanel } from '@/components/fulfilment/staff/pace-panel';
import { StateActs } from '@/components/fulfilment/staff/state-acts';
import { WorkPanel } from '@/components/fulfilment/staff/work-panel';
import { countryChoices } from '@/lib/address/delivery-choices';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { readFulfiller } from '@/lib/modules/fulfilment/contract/fulfillers/fulfillers';
import { can } from '@/lib/permissions/permissions';
import { requirePermission } from '../../../(admin)/actor';
import { pageCall } from '../../../(admin)/page-call';

interface FulfillerPageProps {
  params: Promise<{ locale: string; fulfiller: string }>;
}

export async function generateMetadata({ params }: FulfillerPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'fulfillers' });
  return { title: t('title') };
}

/** One fulfiller: how it stands, what it can do, when it is closed and what it has (S2.2-105 to S2.2-111). */
export default async function FulfillerPage({ params }: FulfillerPageProps) {
  const locale = await requireLocale(params);
  const { token, actor } = await requirePermission('fulfillers.read');
  const { fulfiller: id } = await params;
  const [fulfiller, t, messages] = await Promise.all([
    pageCall(readFulfiller, { params: { fulfiller: id }, token }),
    getTranslations('fulfillers'),
    pickMessages([
      ...(['fulfillers', 'orders.status', 'eventDetails.delivery', 'eventProducts.blanks'] as const),
      ...(['adminKit', 'lists', 'ui', 'forms', 'errors'] as const),
    ]),
  ]);
  const mayWrite = can(actor, 'fulfillers.write');
  const countries = countryChoices([], locale).map(({ iso2, label }) => ({ value: iso2, label }));
  return (
    <PageBody>
      <NextIntlClientProvider messages={messages}>
        <BackLink path="/fulfillers" label={t('back')} />
        <PageHeader
          title={<span className="wrap-anywhere">{fulfiller.name}</span>}
          actions={mayWrite ? <StateActs fulfiller={fulfiller} /> : null}
        />
        <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-5">
          <HealthPanel fulfiller={fulfiller} />
          <WorkPanel fulfiller={fulfiller} />
          <PacePanel pace={fulfiller.pace} />
          <ConnectionPanel fulfiller={fulfiller} mayWrite={mayWrite} />
          <MessagesPanel id={fulfiller.id} />
          <ClosuresPanel fulfiller={fulfiller} mayWrite={mayWrite} />
          <BlanksPanel fulfiller={fulfiller} mayWrite={mayWrite} />
        </div>
        <div className="mt-8">
          <FactsChange fulfiller={fulfiller} countries={countries} mayWrite={mayWrite} />
          {mayWrite ? <ConnectionChange fulfiller={fulfiller} /> : null}
        </div>
      </NextIntlClientProvider>
    </PageBody>
  );
}
