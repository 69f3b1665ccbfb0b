import { useTranslations } from 'next-intl';
import { FilterSelect } from '@/components/admin/list/filter-select';
import { AUDIT_ACTIONS, LOGGED_ACTIONS, type LoggedAction } from '@/lib/audit/action-types';

/** The 25 audit types of S3.9 first, then the other recorded actions. */
const ACTIONS: readonly LoggedAction[] = [...new Set<LoggedAction>([...AUDIT_ACTIONS, ...LOGGED_ACTIONS])];

/** Narrows a log to one action. */
export function ActionFilter() {
  const t = useTranslations('auditLog');
  return (
    <FilterSelect
      name="action"
      label={t('actionLabel')}
      any={t('anyAction')}
      options={ACTIONS.map((action) => ({ value: action, label: t(`action.${action}`) }))}
      className="md:w-80"
    />
  );
}
