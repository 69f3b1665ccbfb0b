import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { SettingsTabs } from '@/components/accounts/admin/settings-tabs';
import { PageBody } from '@/components/admin/page-body';
import { PageHeader } from '@/components/admin/page-header';
import { TenantSelect } from '@/components/admin/tenant-select';
import { CompanyForm } from '@/components/tenants/admin/company/company-form';
import { tenantId } from '@/lib/contract/primitives';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { readCompany } from '@/lib/modules/tenants/contract/company';
import { requirePermission } from '../../actor';
import { OpenFirstNotice } from '../../events/open-first';
import { whyReadOnly } from '../../may-here';
import { pageCall } from '../../page-call';
import { readOwner } from '../../read-owner';

interface CompanyPageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const PATH = '/settings/company-details';

export async function generateMetadata({ params }: CompanyPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'company' });
  return { title: t('title') };
}

/** The company as invoices, terms and imprint name it. S2.2-12. */
export default async function CompanyPage({ params, searchParams }: CompanyPageProps) {
  await requireLocale(params);
  const visit = await requirePermission('company.read');
  const asked = tenantId.safeParse((await searchParams)['tenant']);
  const [{ tenant, tenants }, t, messages] = await Promise.all([
    readOwner(visit, asked.success ? asked.data : null),
    getTranslations('company'),
    pickMessages([
      'admin',
      'company',
      'ui',
      'invoice',
      'savedEditor',
      'forms',
      'errors',
      'staff',
      'adminKit',
    ]),
  ]);
  const { actor, token } = visit;
  const name = tenants?.find(({ id }) => id === tenant)?.name ?? '';
  return (
    <PageBody>
      <NextIntlClientProvider messages={messages}>
        <PageHeader
          title={t('title')}
          detail={t('lead')}
          actions={tenants ? <TenantSelect tenants={tenants} current={tenant} path={PATH} /> : null}
        />
        <SettingsTabs actor={actor} current="company" />
        {tenant ? <OpenFirstNotice visit={visit} event={{ tenant_id: tenant, tenant_name: name }} /> : null}
        {tenant ? (
          <CompanyForm
            key={tenant}
            tenant={tenant}
            first={await pageCall(readCompany, { params: { tenant }, token })}
            readOnly={whyReadOnly(visit, tenant, 'company.update')}
          />
        ) : (
          <p className="mt-6 text-muted">{t('chooseClient')}</p>
        )}
      </NextIntlClientProvider>
    </PageBody>
  );
}
