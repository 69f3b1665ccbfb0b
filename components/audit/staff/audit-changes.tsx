import { useTranslations } from 'next-intl';
import type { AuditEntry } from '@/lib/modules/audit/contract/list-audit';
import { inWords } from './in-words';

/** Each field that an entry changed, with its value before and after; of personal ones only that they changed. D44-6. */
export function AuditChanges({ changes }: { changes: NonNullable<AuditEntry['changes']> }) {
  const t = useTranslations('auditLog.changes');
  const value = (of: unknown) => inWords(of ?? '') || t('none');
  return (
    <ul aria-label={t('label')} className="max-w-prose min-w-40 text-[0.9375rem] wrap-anywhere text-muted">
      {Object.entries(changes).map(([field, change]) => (
        <li key={field}>
          {change === 'changed'
            ? t('changed', { field })
            : t('fromTo', { field, before: value(change.before), after: value(change.after) })}
        </li>
      ))}
    </ul>
  );
}
