import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { BackLink } from '@/components/admin/list/back-link';
import { PageBody } from '@/components/admin/page-body';
import { PageHeader } from '@/components/admin/page-header';
import { CreateClientForm } from '@/components/tenants/staff/create-client-form';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { requirePermission } from '../../../(admin)/actor';

interface CreateClientPageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: CreateClientPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'clients' });
  return { title: t('create.title') };
}

/** Opens a client for a company, for staff (S2.2-191, D43-6). */
export default async function CreateClientPage({ params }: CreateClientPageProps) {
  await requireLocale(params);
  await requirePermission('clients.write');
  const [t, messages] = await Promise.all([
    getTranslations('clients'),
    pickMessages(['clients', 'company', 'forms', 'errors', 'ui']),
  ]);
  return (
    <PageBody>
      <NextIntlClientProvider messages={messages}>
        <BackLink path="/clients" label={t('title')} />
        <PageHeader title={t('create.title')} detail={t('create.lead')} />
        <CreateClientForm />
      </NextIntlClientProvider>
    </PageBody>
  );
}
