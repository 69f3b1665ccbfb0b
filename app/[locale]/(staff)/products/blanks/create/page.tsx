import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { BackLink } from '@/components/admin/list/back-link';
import { PageBody } from '@/components/admin/page-body';
import { PageHeader } from '@/components/admin/page-header';
import { NewBlankForm } from '@/components/catalogue/staff/blanks/new-blank-form';
import { countryChoices } from '@/lib/address/delivery-choices';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { PRINT_TECHNIQUES } from '@/lib/modules/fulfilment/rules/fulfillers/techniques';
import { requirePermission } from '../../../../(admin)/actor';

interface NewBlankPageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: NewBlankPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'staffBlanks.create' });
  return { title: t('title') };
}

/** A new blank of one of the drawings (S2.2-271). */
export default async function NewBlankPage({ params }: NewBlankPageProps) {
  const locale = await requireLocale(params);
  await requirePermission('blanks.write');
  const [t, messages] = await Promise.all([
    getTranslations('staffBlanks'),
    pickMessages([
      ...(['staffBlanks', 'eventProducts.blanks', 'eventProducts.marketFacts', 'fibres'] as const),
      ...(['adminKit', 'lists', 'ui', 'forms', 'errors'] as const),
    ]),
  ]);
  const countries = countryChoices([], locale).map(({ iso2, label }) => ({ value: iso2, label }));
  return (
    <PageBody>
      <NextIntlClientProvider messages={messages}>
        <BackLink path="/products/blanks" label={t('back')} />
        <PageHeader title={t('create.title')} />
        <div className="mt-6">
          <NewBlankForm countries={countries} techniques={PRINT_TECHNIQUES} />
        </div>
      </NextIntlClientProvider>
    </PageBody>
  );
}
