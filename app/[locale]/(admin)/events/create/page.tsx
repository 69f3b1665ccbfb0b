import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { CreateEventForm } from '@/components/events/admin/create-event-form';
import { PageBody } from '@/components/admin/page-body';
import { PageHeader } from '@/components/admin/page-header';
import { TenantSelect } from '@/components/admin/tenant-select';
import { readAccountStatus } from '@/lib/modules/tenants/contract/read-account-status';
import { tenantId } from '@/lib/contract/primitives';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { requirePermission } from '../../actor';
import { pageCall } from '../../page-call';
import { readOwner } from '../../read-owner';

interface CreatePageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<{ tenant?: string | string[] }>;
}

const PATH = '/events/create';

export async function generateMetadata({ params }: CreatePageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'events' });
  return { title: t('createTitle') };
}

/** Creates a draft event (S2.2-2); visitors without an account are redirected to get-started (D2). */
export default async function CreateEventPage({ params, searchParams }: CreatePageProps) {
  await requireLocale(params);
  const visit = await requirePermission('events.create');
  const asked = tenantId.safeParse((await searchParams).tenant);
  const [{ tenant, tenants }, t, messages] = await Promise.all([
    readOwner(visit, asked.success ? asked.data : null),
    getTranslations('events'),
    pickMessages(['events', 'staff', 'errors', 'forms', 'savedEditor']),
  ]);
  const { token } = visit;
  const standing = tenant ? await pageCall(readAccountStatus, { params: { tenant }, token }) : null;
  return (
    <PageBody>
      <NextIntlClientProvider messages={messages}>
        <PageHeader
          title={t('createTitle')}
          detail={t('createLead')}
          actions={tenants ? <TenantSelect tenants={tenants} current={tenant} path={PATH} /> : null}
        />
        {tenant && standing ? (
          <CreateEventForm key={tenant} tenant={tenant} region={standing.region} />
        ) : (
          <p className="mt-6 text-muted">{t('chooseClient')}</p>
        )}
      </NextIntlClientProvider>
    </PageBody>
  );
}
