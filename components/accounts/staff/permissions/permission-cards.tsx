import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { permissionCards, type Side } from '@/lib/modules/accounts/rules/permission-cards';
import type { Permission } from '@/lib/permissions/permissions';
import { ROLES } from '@/lib/permissions/roles';
import { ROW_GRID } from './permission-row';

interface PermissionCardsProps {
  side: Side;
  row: (permission: Permission) => ReactNode;
}

/** The table of permissions as cards, each with the verbs of what belongs together. D3-6. */
export function PermissionCards({ side, row }: PermissionCardsProps) {
  const t = useTranslations('permissions');
  const roles = useTranslations('roles');
  return (
    <div className="grid gap-5">
      {permissionCards(side).map(({ card, permissions }) => (
        <div key={card} className="min-w-0 rounded-card border border-line bg-surface p-4 sm:p-5">
          <h3 className="mb-3 text-lg">{t(`cards.${card}`)}</h3>
          <div
            aria-hidden="true"
            className={`${ROW_GRID} hidden text-[0.9375rem] font-semibold text-ink-soft md:grid`}
          >
            <span />
            {ROLES.map((role) => (
              <span key={role}>{roles(role)}</span>
            ))}
          </div>
          <ul className="-my-3 divide-y divide-line md:mt-1">{permissions.map(row)}</ul>
        </div>
      ))}
    </div>
  );
}
