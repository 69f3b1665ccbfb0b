import { useTranslations } from 'next-intl';
import { BRAND } from '@/lib/kernel/brand';
import type { AuditEntry } from '@/lib/modules/audit/contract/list-audit';
import { AuditSubject } from './audit-subject';
import { LogTable } from './log-table';

/** Table of the clients' entries. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const t = useTranslations('auditLog');
  const whoOf = ({ actor: kind, actor_name: name, on_behalf: forClient }: AuditEntry) => {
    const actor = t(`actor.${kind}`, { brand: BRAND.name });
    const person = name ? `${name} (${actor})` : actor;
    return forClient ? t('forClient', { who: person }) : person;
  };
  const rows = entries.map((entry) => ({
    key: `${entry.tenant_id} ${entry.id}`,
    entry,
    client: entry.tenant_name,
    who: whoOf(entry),
    subject: <AuditSubject entry={entry} />,
  }));
  return <LogTable caption={t('caption')} rows={rows} hasClients />;
}
