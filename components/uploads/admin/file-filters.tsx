import { useTranslations } from 'next-intl';
import { FilterSelect } from '@/components/admin/list/filter-select';
import { LIBRARY_KINDS } from '@/lib/modules/uploads/rules/library';

/** Filters files by kind, use and the store that they were added in. */
export function FileFilters({ event }: { event: { slug: string } }) {
  const t = useTranslations('files');
  return (
    <>
      <FilterSelect
        name="kind"
        label={t('kind')}
        any={t('anyKind')}
        options={LIBRARY_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
      <FilterSelect
        name="use"
        label={t('use')}
        any={t('anyUse')}
        options={(['used', 'unused', 'deleted'] as const).map((value) => ({
          value,
          label: t(`usedFilter.${value}`),
        }))}
      />
      <FilterSelect
        name="event"
        label={t('event')}
        any={t('anyEvent')}
        options={[{ value: event.slug, label: t('thisEvent') }]}
      />
    </>
  );
}
