import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/link-button';
import { filterValues } from '@/lib/modules/catalogue/rules/blanks/filter-blanks';
import type { PublicBlank } from '@/lib/modules/catalogue/rules/blanks/public-blank';
import { BlankCard } from './blank-card';
import { BlankList } from './blank-list';
import { useBlankWords } from './blank-words';

/** Pictures that a wide window shows first. */
const EARLY = 3;

function useOptions(blanks: readonly PublicBlank[]) {
  const t = useTranslations('ourProducts');
  const words = useBlankWords();
  const values = filterValues(blanks);
  const regions = blanks.flatMap(({ prices }) => prices.map(({ region }) => region));
  return {
    region: {
      label: t('region'),
      values: [...new Set(regions)].map((value) => ({ value, label: words.region(value) })),
    },
    category: {
      label: t('category'),
      values: values.category.map((value) => ({ value, label: words.category(value) })),
    },
    technique: {
      label: t('printing'),
      values: values.technique.map((value) => ({ value, label: words.technique(value) })),
    },
  };
}

/** All blanks with colours, print and list prices, and filters. S2.1-9, S2.1-28, D50-1 */
export function BlanksScreen({ blanks }: { blanks: readonly PublicBlank[] }) {
  const t = useTranslations('ourProducts');
  const options = useOptions(blanks);
  const listed = blanks.map((blank, at) => ({
    id: blank.id,
    category: blank.category,
    techniques: blank.techniques,
    regions: blank.regions,
    card: <BlankCard blank={blank} early={at < EARLY} />,
  }));
  return (
    // As tall as the window: a filter in the address takes cards away, and the footer would jump into view.
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto min-h-below-header w-full max-w-page px-5 py-12 sm:px-8 sm:py-16"
    >
      <h1 className="max-w-[20ch] text-3xl sm:text-5xl">{t('title')}</h1>
      <p className="mt-4 max-w-prose text-lg text-ink-soft">{t('lead')}</p>
      <LinkButton href="/event-builder" prefetch={false} className="mt-6">
        {t('start')}
      </LinkButton>
      <p className="mt-10 mb-6 text-ink-soft">{t('priceNote')}</p>
      <BlankList
        blanks={listed}
        options={options}
        counts={[...Array(blanks.length + 1).keys()].map((count) => t('count', { count }))}
        texts={{
          legend: t('filters'),
          all: t('all'),
          emptyTitle: t('emptyTitle'),
          emptyText: t('emptyText'),
          clear: t('clear'),
        }}
      />
    </main>
  );
}
