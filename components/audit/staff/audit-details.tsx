import { useTranslations } from 'next-intl';
import { toldData } from '@/lib/modules/audit/rules/audit-words';
import type { AuditEntry } from '@/lib/modules/audit/contract/list-audit';
import { useAuditVoice } from './use-audit-voice';

interface AuditDetailsProps {
  entry: Pick<AuditEntry, 'data' | 'changes'>;
  /** The zone of its times; UTC if left out. */
  timeZone?: string | undefined;
}

/** An entry's recorded data in words, without the fields whose change is told apart. D44-8. */
export function AuditDetails({ entry, timeZone }: AuditDetailsProps) {
  const t = useTranslations('auditFields.page');
  const told = toldData(entry, useAuditVoice(timeZone));
  if (told.length === 0) return null;
  const text = told.map((one) => t('told', one)).join(' · ');
  // A word without a space, such as an address, must not widen the table past a tablet's edge.
  return <span className="block max-w-prose min-w-40 text-[0.9375rem] wrap-anywhere text-muted">{text}</span>;
}
