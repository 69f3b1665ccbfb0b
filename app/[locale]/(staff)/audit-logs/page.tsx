import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LIST_MESSAGES } from '@/components/admin/list/list-messages';
import { ListPage } from '@/components/admin/list/list-page';
import type { ListState } from '@/components/admin/list/list-state';
import { loadPage } from '@/components/admin/list/load-page';
import { readList, type SearchParams } from '@/components/admin/list/read-list';
import { AuditList } from '@/components/audit/staff/audit-list';
import { AuditLogsNav } from '@/components/audit/staff/audit-logs-nav';
import { PlatformAuditList } from '@/components/audit/staff/platform-audit-list';
import { listAudit } from '@/lib/modules/audit/contract/list-audit';
import { listPlatformAudit } from '@/lib/modules/audit/contract/list-platform-audit';
import { exportParams } from '@/lib/modules/lists/contract/list-export';
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

async function Entries({
  token,
  list,
  known,
}: {
  token: string;
  list: ListState;
  known?: string | undefined;
}) {
  const [page, tenants] = await Promise.all([
    loadPage(list, pageCall(listAudit, { query: list.query, token })),
    readClients(token, list.query['tenant'] ?? null),
  ]);
  return <AuditList list={list} page={page} tenants={tenants} known={known} />;
}

async function PlatformEntries({ token, list }: { token: string; list: ListState }) {
  const page = await loadPage(list, pageCall(listPlatformAudit, { query: list.query, token }));
  return <PlatformAuditList list={list} page={page} />;
}

/** The clients' audit log, or the platform's own, for staff of role admin only (S2.2-9, S2.2-276, S3.9, D3, D44-10). */
export default async function AuditLogsPage({ params, searchParams }: AuditLogsProps) {
  await requireLocale(params);
  const { token } = await requirePermission('audit.read');
  const asked = await searchParams;
  const log = asked['log'] === 'platform' ? 'platform' : 'clients';
  const [t, own, messages] = await Promise.all([
    getTranslations('auditLog'),
    getTranslations('auditFields.page'),
    pickMessages([...LIST_MESSAGES, 'auditLog', 'ui']),
  ]);
  const tabs = <AuditLogsNav current={log} />;
  if (log === 'platform') {
    const list = readList(listPlatformAudit.query, { path: '/audit-logs?log=platform', params: asked });
    return (
      <ListPage title={t('title')} detail={own('platformLead')} messages={messages}>
        {tabs}
        <PlatformEntries token={token} list={list} />
      </ListPage>
    );
  }
  const list = readList(listAudit.query, { path: '/audit-logs', params: asked });
  const known = exportParams.shape.export.safeParse(asked['export']).data;
  return (
    <ListPage title={t('title')} detail={t('lead')} messages={messages}>
      {tabs}
      <Entries token={token} list={list} known={known} />
    </ListPage>
  );
}
