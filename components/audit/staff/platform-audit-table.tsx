import { useTranslations } from 'next-intl';
import type { PlatformAuditEntry } from '@/lib/modules/audit/contract/list-platform-audit';
import { SubjectName } from './audit-subject';
import { LogTable } from './log-table';

/** Ids of people and of invitations begin with these. */
const isPerson = (id: string) => /^(usr|uin)_/.test(id);

/** Table of the platform's own entries. D44-10. */
export function PlatformAuditTable({ entries }: { entries: readonly PlatformAuditEntry[] }) {
  const t = useTranslations('auditLog');
  const own = useTranslations('auditFields.page');
  const rows = entries.map((entry) => {
    const { id, subject_id: subject, subject_label: label } = entry;
    return {
      key: id,
      entry,
      who: entry.actor_name ?? t('actor.system'),
      subject:
        subject === null ? null : <SubjectName id={subject} label={label} isPerson={isPerson(subject)} />,
    };
  });
  return <LogTable caption={own('platformCaption')} rows={rows} />;
}
