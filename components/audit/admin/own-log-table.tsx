import { useTranslations } from 'next-intl';
import { AuditSubject } from '@/components/audit/staff/audit-subject';
import { LogTable } from '@/components/audit/staff/log-table';
import { BRAND } from '@/lib/kernel/brand';
import { REGION_FACTS, type Region } from '@/lib/kernel/regions';
import type { AuditEntry } from '@/lib/modules/audit/contract/list-audit';

interface OwnLogTableProps {
  entries: readonly AuditEntry[];
  /** The client's own, whose time it tells. */
  region: Region;
}

/** Table of the entries of a client's own log. D44-14, D44-16. */
export function OwnLogTable({ entries, region }: OwnLogTableProps) {
  const t = useTranslations('auditLog');
  const own = useTranslations('ownLog');
  const whoOf = ({ actor: kind, actor_name: name, on_behalf: forClient }: AuditEntry) => {
    // A colleague is known by name.
    if (kind === 'client' && name) return name;
    const actor = kind === 'client' ? own('team') : t(`actor.${kind}`, { brand: BRAND.name });
    const person = name ? `${name} (${actor})` : actor;
    return forClient ? own('inYourName', { who: person }) : person;
  };
  const rows = entries.map((entry) => ({
    key: entry.id,
    entry,
    who: whoOf(entry),
    subject: <AuditSubject entry={entry} namesOnly />,
  }));
  return <LogTable caption={t('caption')} rows={rows} timeZone={REGION_FACTS[region].timeZone} />;
}
