import { useTranslations } from 'next-intl';
import { PageTabs } from '@/components/admin/page-tabs';

/** The logs, and where each is. */
const LOGS = { clients: '/audit-logs', platform: '/audit-logs?log=platform' } as const;

/** Tabs that lead from one log to the other. D44-10. */
export function AuditLogsNav({ current }: { current: keyof typeof LOGS }) {
  const t = useTranslations('auditFields.page');
  const link = (log: keyof typeof LOGS) => ({ href: LOGS[log], text: t(log), isCurrent: log === current });
  return <PageTabs label={t('tabs')} tabs={[link('clients'), link('platform')]} />;
}
