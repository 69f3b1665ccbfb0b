import { useTranslations } from 'next-intl';
import { shortenedTo, toldChanges } from '@/lib/modules/audit/rules/audit-words';
import type { AuditEntry } from '@/lib/modules/audit/contract/list-audit';
import { useAuditVoice } from './use-audit-voice';

interface AuditChangesProps {
  entry: Pick<AuditEntry, 'data' | 'changes'>;
  /** The zone of its times; UTC if left out. */
  timeZone?: string | undefined;
}

/** Each field that an entry changed, with its value before and after; of personal ones only that they changed. D44-6, D44-8. */
export function AuditChanges({ entry, timeZone }: AuditChangesProps) {
  const t = useTranslations('auditLog.changes');
  const page = useTranslations('auditFields.page');
  const told = toldChanges(entry, useAuditVoice(timeZone));
  const count = shortenedTo(entry);
  if (told.length === 0) return null;
  return (
    <ul aria-label={t('label')} className="max-w-prose min-w-40 text-[0.9375rem] wrap-anywhere text-muted">
      {told.map(({ field, values }, index) => (
        // Two fields of one name, such as a voucher's two dates, are both told.
        <li key={index}>
          {values === null
            ? t('changed', { field })
            : t('fromTo', { field, before: values.before || t('none'), after: values.after || t('none') })}
        </li>
      ))}
      {count === null ? null : <li>{page('cut', { count })}</li>}
    </ul>
  );
}
