import { Check, Minus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Permission } from '@/lib/permissions/permissions';
import { ROLES, type Role } from '@/lib/permissions/roles';

/** Of a row, and of the heading above the rows: they line up from tablet width on. */
export const ROW_GRID = 'grid gap-x-4 gap-y-2 md:grid-cols-[minmax(0,1fr)_repeat(3,8.5rem)] md:items-center';

interface PermissionRowProps {
  permission: Permission;
  /** Roles that have it by the table. */
  has: readonly Role[];
  /** Below the verb: who has granted it, and when. */
  note?: ReactNode;
  /** In the place of customer service's sign, where it can be granted. */
  control?: ReactNode;
}

/** One verb in plain words, and which role may do it; on phones each sign has its role's name beside it. D3-6. */
export function PermissionRow({ permission, has, note, control }: PermissionRowProps) {
  const t = useTranslations('permissions');
  return (
    <li className={`${ROW_GRID} py-3`}>
      <div className="min-w-0">
        <p>{t(`verbs.${permission}`)}</p>
        {note ? <p className="text-[0.9375rem] text-muted">{note}</p> : null}
      </div>
      <div className="flex flex-wrap gap-x-5 gap-y-1 md:contents">
        {ROLES.map((role) =>
          control && role === 'customer_service' ? (
            <div key={role}>{control}</div>
          ) : (
            <RoleSign key={role} role={role} has={has.includes(role)} />
          ),
        )}
      </div>
    </li>
  );
}

function RoleSign({ role, has }: { role: Role; has: boolean }) {
  const t = useTranslations('permissions');
  const roles = useTranslations('roles');
  const Icon = has ? Check : Minus;
  return (
    <p className={has ? 'flex items-center gap-1.5' : 'flex items-center gap-1.5 text-muted'}>
      <Icon aria-hidden="true" className={has ? 'size-5 shrink-0 text-accent' : 'size-5 shrink-0'} />
      <span aria-hidden="true" className="text-[0.9375rem] md:hidden">
        {roles(role)}
      </span>
      <span className="sr-only">{t(has ? 'may' : 'mayNot', { role: roles(role) })}</span>
    </p>
  );
}
