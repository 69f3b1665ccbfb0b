import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { BackLink } from '@/components/admin/list/back-link';
import type { SearchParams } from '@/components/admin/list/read-list';
import { PageBody } from '@/components/admin/page-body';
import { PageHeader } from '@/components/admin/page-header';
import { TenantSelect } from '@/components/admin/tenant-select';
import { DraftForm } from '@/components/draft-orders/admin/draft-form';
import { draftHref } from '@/components/draft-orders/admin/draft-href';
import { EmptyState } from '@/components/ui/empty-state';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { requirePermission } from '../../../actor';
import { readOwner } from '../../../read-owner';
import { askedTenant } from '../asked-tenant';
import { readStores } from '../read-stores';

interface NewDraftPageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ params }: NewDraftPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'draftOrders' });
  return { title: t('new') };
}

/** Composes a basket for somebody; staff choose a client first. S2.2-89. */
export default async function NewDraftPage({ params, searchParams }: NewDraftPageProps) {
  await requireLocale(params);
  const visit = await requirePermission('orders.write');
  const [{ tenant, tenants }, t, messages] = await Promise.all([
    readOwner(visit, askedTenant(await searchParams)),
    getTranslations('draftOrders'),
    pickMessages(['draftOrders', 'staff', 'savedEditor', 'forms', 'errors', 'ui']),
  ]);
  const stores = tenant ? await readStores(tenant, visit.token) : [];
  return (
    <PageBody>
      <NextIntlClientProvider messages={messages}>
        <BackLink path={tenant ? draftHref(tenant, visit.isStaff) : '/orders/drafts'} label={t('title')} />
        <PageHeader
          title={t('new')}
          detail={t('lead')}
          actions={
            tenants ? <TenantSelect tenants={tenants} current={tenant} path="/orders/drafts/new" /> : null
          }
        />
        {tenant && stores.length > 0 ? (
          <DraftForm key={tenant} tenant={tenant} isStaff={visit.isStaff} stores={stores} draft={null} />
        ) : null}
        {tenant && stores.length === 0 ? (
          <div className="mt-6">
            <EmptyState title={t('form.noStores')} />
          </div>
        ) : null}
      </NextIntlClientProvider>
    </PageBody>
  );
}
