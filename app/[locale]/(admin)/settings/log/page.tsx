import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { forbidden } from 'next/navigation';
import { SettingsTabs } from '@/components/accounts/admin/settings-tabs';
import { LIST_MESSAGES } from '@/components/admin/list/list-messages';
import { ListPage } from '@/components/admin/list/list-page';
import { loadPage } from '@/components/admin/list/load-page';
import { readList, type SearchParams } from '@/components/admin/list/read-list';
import { OwnLogList } from '@/components/audit/admin/own-log-list';
import { BRAND } from '@/lib/kernel/brand';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { listOwnAudit } from '@/lib/modules/audit/contract/list-own-audit';
import { exportParams } from '@/lib/modules/lists/contract/list-export';
import { readAccountStatus } from '@/lib/modules/tenants/contract/read-account-status';
import { requirePermission } from '../../actor';
import { pageCall } from '../../page-call';

interface OwnLogPageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ params }: OwnLogPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'ownLog' });
  return { title: t('title') };
}

/** What was done in a company, for its own administrators (D44-14). */
export default async function OwnLogPage({ params, searchParams }: OwnLogPageProps) {
  await requireLocale(params);
  const { actor, token, user } = await requirePermission('log.read');
  const tenant = user.tenant_id;
  if (!tenant) forbidden();
  const asked = await searchParams;
  const list = readList(listOwnAudit.query, { path: '/settings/log', params: asked });
  const known = exportParams.shape.export.safeParse(asked['export']).data;
  const [page, { region }, t, messages] = await Promise.all([
    loadPage(list, pageCall(listOwnAudit, { params: { tenant }, query: list.query, token })),
    pageCall(readAccountStatus, { params: { tenant }, token }),
    getTranslations('ownLog'),
    pickMessages([...LIST_MESSAGES, 'auditLog', 'settings', 'ui']),
  ]);
  return (
    <ListPage title={t('title')} detail={t('lead', { brand: BRAND.name })} messages={messages}>
      <SettingsTabs actor={actor} current="log" />
      <OwnLogList tenant={tenant} region={region} list={list} page={page} known={known} />
    </ListPage>
  );
}
