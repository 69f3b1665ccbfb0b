import { useTranslations } from 'next-intl';

/** Texts of the board's frame: the list's own where they say the same. */
export function useBoardTexts() {
  const t = useTranslations('ordersPage');
  const board = useTranslations('ordersBoard.keys');
  const sorts = [
    { value: '-created_at', label: t('filters.newest') },
    { value: 'created_at', label: t('filters.oldest') },
    { value: '-waiting', label: t('filters.longest') },
  ];
  return {
    filters: {
      label: t('filters.label'),
      search: { label: t('filters.search'), hint: t('filters.searchHint'), maxLength: 100 },
      sort: { options: sorts, className: '' },
    },
    nothing: {
      title: t('empty.title'),
      text: t('empty.text'),
      noMatch: { title: t('empty.noMatch'), text: t('empty.noMatchText') },
    },
    keys: [
      { keys: ['↑', '↓'], text: board('card') },
      { keys: ['←', '→'], text: board('column') },
    ],
  };
}
