import { ScrollText } from 'lucide-react';
import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { PageBody } from '@/components/admin/page-body';
import { PageHeader } from '@/components/admin/page-header';
import { AuditFilters } from '@/components/audit/staff/audit-filters';
import { auditHref, type AuditQuery } from '@/components/audit/staff/audit-query';
import { AuditTable } from '@/components/audit/staff/audit-table';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { ApiError } from '@/lib/client/api-error';
import { auditListQuery, listAudit } from '@/lib/modules/audit/contract/list-audit';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { requirePermission } from '../../(admin)/actor';
import { pageCall } from '../../(admin)/page-call';
import { readClients } from '../../(admin)/read-clients';

interface AuditLogsProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: AuditLogsProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await requireLocale(params), namespace: 'auditLog' });
  return { title: t('title') };
}

/** Reads the URL's filters; values that the contract would refuse are ignored. */
function readQuery(params: Record<string, string | string[] | undefined>): AuditQuery {
  const query: AuditQuery = {};
  for (const name of ['action', 'tenant', 'cursor'] as const) {
    const value = params[name];
    if (typeof value !== 'string' || value === '') continue;
    if (auditListQuery.shape[name].safeParse(value).success) query[name] = value;
  }
  return query;
}

/** An invalid cursor is refused (422): redirect to the first page. */
function restart(query: AuditQuery) {
  return (error: unknown): never => {
    if (error instanceof ApiError && error.status === 422 && query.cursor) redirect(auditHref(query));
    throw error;
  };
}

/** The audit log, for staff of role admin only (S2.2-9, S3.9, D3). */
export default async function AuditLogsPage({ params, searchParams }: AuditLogsProps) {
  await requireLocale(params);
  const { token } = await requirePermission('audit.read');
  const query = readQuery(await searchParams);
  const [page, tenants, t, messages] = await Promise.all([
    pageCall(listAudit, { query: { ...query }, token }).catch(restart(query)),
    readClients(token, query.tenant ?? null),
    getTranslations('auditLog'),
    pickMessages(['auditLog']),
  ]);
  const { entries, next_cursor: cursor } = page;
  return (
    <PageBody>
      <PageHeader title={t('title')} detail={t('lead')} />
      <NextIntlClientProvider messages={messages}>
        <AuditFilters query={query} tenants={tenants} />
      </NextIntlClientProvider>
      <div className="mt-4 grid gap-4 transition-opacity peer-aria-busy:opacity-60">
        {entries.length > 0 ? (
          <AuditTable entries={entries} />
        ) : (
          <EmptyState icon={<ScrollText aria-hidden="true" />} title={t('empty')}>
            {t('emptyText')}
          </EmptyState>
        )}
        <Pagination
          label={t('pages')}
          summary={t('shown', { count: entries.length })}
          previousText={t('firstPage')}
          nextText={t('nextPage')}
          {...(query.cursor ? { previous: { href: auditHref(query) } } : {})}
          {...(cursor ? { next: { href: auditHref(query, { cursor }) } } : {})}
        />
      </div>
    </PageBody>
  );
}
