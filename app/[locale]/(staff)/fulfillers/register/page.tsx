import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { BackLink } from '@/components/admin/list/back-link';
import { PageBody } from '@/components/admin/page-body';
import { PageHeader } from '@/components/admin/page-header';
import { RegisterForm } from '@/components/fulfilment/staff/register-form';
import { countryChoices } from '@/lib/address/delivery-choices';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { requirePermission } from '../../../(admin)/actor';

interface RegisterPageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: RegisterPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'fulfillers' });
  return { title: t('register') };
}

/** Registers a fulfiller, for staff (S2.2-106, S2.2-107). */
export default async function RegisterPage({ params }: RegisterPageProps) {
  const locale = await requireLocale(params);
  await requirePermission('fulfillers.write');
  const [t, messages] = await Promise.all([
    getTranslations('fulfillers'),
    pickMessages(['fulfillers', 'eventDetails.delivery', 'adminKit', 'lists', 'ui', 'forms', 'errors']),
  ]);
  const countries = countryChoices([], locale).map(({ iso2, label }) => ({ value: iso2, label }));
  return (
    <PageBody>
      <NextIntlClientProvider messages={messages}>
        <BackLink path="/fulfillers" label={t('back')} />
        <PageHeader title={t('register')} detail={t('registerLead')} />
        <RegisterForm countries={countries} />
      </NextIntlClientProvider>
    </PageBody>
  );
}
