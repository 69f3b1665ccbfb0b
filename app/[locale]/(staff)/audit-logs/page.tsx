import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LIST_MESSAGES } from '@/components/admin/list/list-messages';
import { ListPage } from '@/components/admin/list/list-page';
import type { ListState } from '@/components/admin/list/list-state';
import { loadPage } from '@/components/admin/list/load-page';
import { readList, type SearchParams } from '@/components/admin/list/read-list';
import { AuditList } from '@/components/audit/staff/audit-list';
import { listAudit } from '@/lib/modules/audit/contract/list-audit';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { requirePermission } from '../../(admin)/actor';
import { pageCall } from '../../(admin)/page-call';
import { readClients } from '../../(admin)/read-clients';

interface AuditLogsProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ params }: AuditLogsProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'auditLog' });
  return { title: t('title') };
}

async function Entries({ token, list }: { token: string; list: ListState }) {
  const [page, tenants] = await Promise.all([
    loadPage(list, pageCall(listAudit, { query: list.query, token })),
    readClients(token, list.query['tenant'] ?? null),
  ]);
  return <AuditList list={list} page={page} tenants={tenants} />;
}

/** The audit log, for staff of role admin only (S2.2-9, S3.9, D3). */
export default async function AuditLogsPage({ params, searchParams }: AuditLogsProps) {
  await requireLocale(params);
  const { token } = await requirePermission('audit.read');
  const list = readList(listAudit.query, { path: '/audit-logs', params: await searchParams });
  const [t, messages] = await Promise.all([
    getTranslations('auditLog'),
    pickMessages([...LIST_MESSAGES, 'auditLog']),
  ]);
  return (
    <ListPage title={t('title')} detail={t('lead')} messages={messages}>
      <Entries token={token} list={list} />
    </ListPage>
  );
}
