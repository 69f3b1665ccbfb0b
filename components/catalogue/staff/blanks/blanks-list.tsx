import { Shirt } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { FilterSelect } from '@/components/admin/list/filter-select';
import type { ListState } from '@/components/admin/list/list-state';
import { ListView } from '@/components/admin/list/list-view';
import type { StaffBlanks } from '@/lib/modules/catalogue/contract/blanks/staff-blanks';
import { BlanksTable } from './blanks-table';

interface BlanksListProps {
  list: ListState;
  /** Null if it could not be loaded. */
  page: StaffBlanks | null;
}

/** All blanks with their filters. S2.2-247 */
export function BlanksList({ list, page }: BlanksListProps) {
  const t = useTranslations('staffBlanks');
  const blanks = page?.blanks ?? [];
  const statuses = (['offered', 'withdrawn'] as const).map((value) => ({
    value,
    label: t(`status.${value}`),
  }));
  return (
    <ListView
      list={list}
      failed={page === null}
      filters={{
        label: t('narrow'),
        search: { label: t('search'), maxLength: 80 },
        children: (
          <FilterSelect name="status" label={t('statusLabel')} any={t('anyStatus')} options={statuses} />
        ),
      }}
      rows={blanks.length > 0 ? <BlanksTable blanks={blanks} /> : null}
      nothing={{
        icon: <Shirt aria-hidden="true" />,
        title: t('none'),
        text: t('noneText'),
        noMatch: { title: t('empty'), text: t('emptyText') },
      }}
      foot={{ label: t('pages'), count: t('shown', { count: blanks.length }), next: null }}
    />
  );
}
