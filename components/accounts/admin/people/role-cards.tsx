import { Check, Minus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { RadioCard } from '@/components/ui/radio-card';
import { powersOf } from '@/lib/modules/accounts/rules/role-powers';
import { ROLES, type Role } from '@/lib/permissions/roles';

interface RoleCardsProps {
  /** Whether these are roles of staff. */
  isStaff: boolean;
  value: Role;
  onChange: (role: Role) => void;
}

/** The roles to choose from, each with what it may do, as the table of permissions has it. S3.8-2, D3-1. */
export function RoleCards({ isStaff, value, onChange }: RoleCardsProps) {
  const t = useTranslations('people');
  const roles = useTranslations('roles');
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">{t('form.role')}</legend>
      {ROLES.map((role) => (
        <RadioCard
          key={role}
          name="role"
          value={role}
          checked={value === role}
          onChange={() => onChange(role)}
          title={roles(role)}
          text={<Powers role={role} isStaff={isStaff} />}
        />
      ))}
    </fieldset>
  );
}

function Powers({ role, isStaff }: { role: Role; isStaff: boolean }) {
  const t = useTranslations('people.powers');
  return (
    <span className="mt-1.5 grid gap-x-4 gap-y-1 sm:grid-cols-2">
      {powersOf(role, isStaff).map(({ power, has }) => {
        const Icon = has ? Check : Minus;
        return (
          <span key={power} className={has ? 'flex gap-2' : 'flex gap-2 text-muted'}>
            <Icon aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
            <span aria-hidden="true">{t(power)}</span>
            <span className="sr-only">{t(has ? 'has' : 'hasNot', { power: t(power) })}</span>
          </span>
        );
      })}
    </span>
  );
}
