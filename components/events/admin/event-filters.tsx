import { useTranslations } from 'next-intl';
import { FilterSelect } from '@/components/admin/list/filter-select';
import { EVENT_TYPES, LISTED_STATUSES } from '@/lib/modules/events/rules/event-types';
import { STATUS_KEYS, TYPE_KEYS } from './event-keys';

interface EventFiltersProps {
  /** Clients that staff can filter by; empty when there are too many for a menu, null for a client's own users. */
  tenants: readonly { id: string; name: string }[] | null;
}

/** Filters events by status, type and client. */
export function EventFilters({ tenants }: EventFiltersProps) {
  const t = useTranslations('events');
  const status = useTranslations('admin.eventStatus');
  return (
    <>
      <FilterSelect
        name="status"
        label={t('status')}
        any={t('anyStatus')}
        options={LISTED_STATUSES.map((value) => ({
          value,
          label: value === 'Deleted' ? t('deleted') : status(STATUS_KEYS[value]),
        }))}
      />
      <FilterSelect
        name="type"
        label={t('type')}
        any={t('anyType')}
        options={EVENT_TYPES.map((value) => ({ value, label: t(`types.${TYPE_KEYS[value]}.name`) }))}
      />
      {tenants && tenants.length > 0 ? (
        <FilterSelect
          name="tenant"
          label={t('client')}
          any={t('allClients')}
          options={tenants.map(({ id, name }) => ({ value: id, label: name }))}
        />
      ) : null}
    </>
  );
}
