import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { ROLES } from '@/lib/permissions/roles';
import type { AuditEntry } from '@/lib/modules/audit/contract/list-audit';

interface AuditSubjectProps {
  entry: AuditEntry;
  /** For a client's people a name is enough where there is one; only people are told apart by their ids. */
  namesOnly?: boolean;
}

/** What the subject was called then, above its id: a person by their role. An order leads to its page. D44-1. */
export function AuditSubject({ entry, namesOnly = false }: AuditSubjectProps) {
  const { subject_type: type, subject_id: id, subject_label: label, tenant_id: tenant } = entry;
  const isPerson = type === 'user';
  if (namesOnly && label !== null && !isPerson && type !== 'order')
    return <span className="block wrap-anywhere">{label}</span>;
  if (type !== 'order') return <SubjectName id={id} label={label} isPerson={isPerson} />;
  return (
    <Link
      href={`/orders/${encodeURIComponent(id)}?tenant=${encodeURIComponent(tenant)}`}
      prefetch={false}
      className="inline-flex min-h-6 items-center text-accent underline-offset-2 break-all hover:underline md:whitespace-nowrap"
    >
      {label ?? id}
    </Link>
  );
}

interface SubjectNameProps {
  id: string;
  label: string | null;
  isPerson: boolean;
}

/** A name above an id, or the id alone. */
export function SubjectName({ id, label, isPerson }: SubjectNameProps) {
  const t = useTranslations('roles');
  const role = isPerson ? ROLES.find((one) => one === label) : undefined;
  const name = role ? t(role) : label;
  return (
    <>
      {name === null ? null : <span className="block wrap-anywhere">{name}</span>}
      <span className={name === null ? 'break-all' : 'block text-[0.9375rem] break-all text-muted'}>
        {id}
      </span>
    </>
  );
}
