'use client';

import { useLocale, useTranslations } from 'next-intl';
import { momentText } from '@/components/admin/moment';
import { FormAlert } from '@/components/form/form-alert';
import { rolesWith } from '@/lib/modules/accounts/rules/permission-cards';
import type { StaffGrant } from '@/lib/modules/accounts/contract/staff-grants';
import { ruleOf, type Permission } from '@/lib/permissions/permissions';
import { PermissionCards } from './permission-cards';
import { PermissionRow } from './permission-row';
import { useGrants } from './use-grants';

/** What each role may do, and a tick for what the platform's customer service is granted on top. S2.2-14, D3-6. */
export function PermissionPanel({ first }: { first: StaffGrant[] }) {
  const t = useTranslations('permissions');
  const { grantOf, chosen, failure, set } = useGrants(first);
  const staffRow = (permission: Permission) => {
    const grant = grantOf.get(permission);
    return (
      <PermissionRow
        key={permission}
        permission={permission}
        has={rolesWith(permission, 'staff')}
        note={grant ? <Granted grant={grant} /> : null}
        control={
          ruleOf(permission).grantable ? (
            <GrantBox
              permission={permission}
              checked={chosen?.permission === permission ? chosen.granted : grant !== undefined}
              busy={chosen !== undefined}
              onChange={(granted) => void set(permission, granted)}
            />
          ) : null
        }
      />
    );
  };
  return (
    <>
      <section aria-labelledby="staff-permissions" className="mt-6 grid gap-4">
        <h2 id="staff-permissions" className="text-xl">
          {t('staff')}
        </h2>
        <FormAlert error={failure} />
        <PermissionCards side="staff" row={staffRow} />
      </section>
      <details className="mt-10">
        <summary className="min-h-11 cursor-pointer py-2 text-xl font-semibold">{t('client')}</summary>
        <p className="mb-4 text-muted">{t('clientLead')}</p>
        <PermissionCards
          side="client"
          row={(permission) => (
            <PermissionRow key={permission} permission={permission} has={rolesWith(permission, 'client')} />
          )}
        />
      </details>
    </>
  );
}

function Granted({ grant }: { grant: StaffGrant }) {
  const t = useTranslations('permissions');
  const time = momentText(grant.granted_at, 'GBP', useLocale());
  return grant.granted_by === null
    ? t('grantedBefore', { time })
    : t('granted', { name: grant.granted_by, time });
}

interface GrantBoxProps {
  permission: Permission;
  checked: boolean;
  busy: boolean;
  onChange: (granted: boolean) => void;
}

function GrantBox({ permission, checked, busy, onChange }: GrantBoxProps) {
  const t = useTranslations('permissions');
  const roles = useTranslations('roles');
  return (
    <label className="flex min-h-11 items-center gap-2 md:min-h-0">
      <input
        type="checkbox"
        checked={checked}
        aria-disabled={busy}
        aria-label={t('let', { permission: t(`verbs.${permission}`) })}
        onChange={(event) => onChange(event.target.checked)}
        className="size-6 shrink-0 rounded-sm border-line-strong accent-accent"
      />
      <span aria-hidden="true" className="text-[0.9375rem] md:hidden">
        {roles('customer_service')}
      </span>
    </label>
  );
}
