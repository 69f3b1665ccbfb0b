import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { SettingsTabs } from '@/components/accounts/admin/settings-tabs';
import { PermissionPanel } from '@/components/accounts/staff/permissions/permission-panel';
import { PageBody } from '@/components/admin/page-body';
import { PageHeader } from '@/components/admin/page-header';
import { listStaffGrants } from '@/lib/modules/accounts/contract/staff-grants';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { requirePermission } from '../../../(admin)/actor';
import { pageCall } from '../../../(admin)/page-call';

interface PermissionsPageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PermissionsPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'permissions' });
  return { title: t('title') };
}

/** What each role may do, and what customer service is granted on top: for admins of staff. S2.2-14, D3-6. */
export default async function PermissionsPage({ params }: PermissionsPageProps) {
  await requireLocale(params);
  const { token, actor } = await requirePermission('super_admin_panel.read');
  const [{ grants }, t, messages] = await Promise.all([
    pageCall(listStaffGrants, { token }),
    getTranslations('permissions'),
    pickMessages(['permissions', 'roles', 'settings', 'forms', 'errors']),
  ]);
  return (
    <PageBody>
      <NextIntlClientProvider messages={messages}>
        <PageHeader title={t('title')} detail={t('lead')} />
        <SettingsTabs actor={actor} current="permissions" />
        <PermissionPanel first={grants} />
      </NextIntlClientProvider>
    </PageBody>
  );
}
