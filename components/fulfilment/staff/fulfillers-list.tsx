import { Printer } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { FilterSelect } from '@/components/admin/list/filter-select';
import type { ListState } from '@/components/admin/list/list-state';
import { ListView } from '@/components/admin/list/list-view';
import { REGIONS } from '@/lib/kernel/regions';
import type { FulfillerList } from '@/lib/modules/fulfilment/contract/fulfillers/fulfillers';
import { FULFILLER_STATES } from '@/lib/modules/fulfilment/rules/fulfillers/states';
import { FulfillersTable } from './fulfillers-table';

interface FulfillersListProps {
  list: ListState;
  /** Null if it could not be loaded. */
  page: FulfillerList | null;
}

/** The list of fulfillers with its filters. S2.2-8. */
export function FulfillersList({ list, page }: FulfillersListProps) {
  const t = useTranslations('fulfillers');
  const fulfillers = page?.fulfillers ?? [];
  return (
    <ListView
      list={list}
      failed={page === null}
      filters={{
        label: t('narrow'),
        search: { label: t('search'), maxLength: 80 },
        children: (
          <>
            <FilterSelect
              name="state"
              label={t('stateLabel')}
              any={t('anyState')}
              options={FULFILLER_STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
            />
            <FilterSelect
              name="region"
              label={t('regionLabel')}
              any={t('anyRegion')}
              options={REGIONS.map((value) => ({ value, label: t(`regions.${value}`) }))}
            />
          </>
        ),
      }}
      rows={fulfillers.length > 0 ? <FulfillersTable fulfillers={fulfillers} /> : null}
      nothing={{
        icon: <Printer aria-hidden="true" />,
        title: t('none'),
        text: t('noneText'),
        noMatch: { title: t('empty'), text: t('emptyText') },
      }}
      foot={{
        label: t('pages'),
        count: t('shown', { count: fulfillers.length }),
        next: page?.next_cursor ?? null,
      }}
    />
  );
}
