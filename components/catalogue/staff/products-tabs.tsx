import { useTranslations } from 'next-intl';
import { PageTabs } from '@/components/admin/page-tabs';

const HREFS = { products: '/products', blanks: '/products/blanks' } as const;

/** Links the list of what clients sell and the list of what it is made of. S2.2-247 */
export function ProductsTabs({ current }: { current: keyof typeof HREFS }) {
  const t = useTranslations('staffBlanks.tabs');
  const tabs = (['products', 'blanks'] as const).map((id) => ({
    href: HREFS[id],
    text: t(id),
    isCurrent: id === current,
  }));
  return <PageTabs label={t('label')} tabs={tabs} />;
}
