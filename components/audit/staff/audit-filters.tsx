'use client';

import { useTranslations } from 'next-intl';
import { useListQuery } from '@/components/form/use-list-query';
import { SelectField } from '@/components/ui/select-field';
import { AUDIT_ACTIONS, LOGGED_ACTIONS, type LoggedAction } from '@/lib/audit/action-types';
import { auditHref, type AuditQuery, type AuditQueryChange } from './audit-query';

interface AuditFiltersProps {
  query: AuditQuery;
  tenants: readonly { id: string; name: string }[];
}

/** The 25 audit types of S3.9 first, then the other recorded actions. */
const ACTIONS: readonly LoggedAction[] = [...new Set<LoggedAction>([...AUDIT_ACTIONS, ...LOGGED_ACTIONS])];

/** The log's filters; every choice is kept in the URL. */
export function AuditFilters({ query, tenants }: AuditFiltersProps) {
  const t = useTranslations('auditLog');
  const { asked, pending, change } = useListQuery<AuditQuery, AuditQueryChange>(query, auditHref);
  return (
    <form
      method="get"
      action="/audit-logs"
      role="search"
      aria-label={t('narrow')}
      aria-busy={pending || undefined}
      className="peer mt-5 grid gap-3 sm:grid-cols-2 lg:flex"
    >
      <SelectField
        label={t('actionLabel')}
        name="action"
        placeholder={t('anyAction')}
        options={ACTIONS.map((action) => ({ value: action, label: t(`action.${action}`) }))}
        value={asked.action ?? ''}
        onChange={(event) => change({ action: event.target.value || undefined })}
        className="lg:w-80"
      />
      {tenants.length > 0 ? (
        <SelectField
          label={t('client')}
          name="tenant"
          placeholder={t('allClients')}
          options={tenants.map(({ id, name }) => ({ value: id, label: name }))}
          value={asked.tenant ?? ''}
          onChange={(event) => change({ tenant: event.target.value || undefined })}
          className="lg:w-64"
        />
      ) : null}
    </form>
  );
}
