import type { Metadata } from 'next';
import { LawPage } from '@/components/site/shop/law/law-page';
import { StoredTable } from '@/components/site/shop/law/law-tables';
import { localeParams } from '@/lib/intl/require-locale';
import { lawMetadata, lawOf, type LawPageParams } from '../law';

export const generateStaticParams = localeParams;

export const generateMetadata = ({ params }: LawPageParams): Promise<Metadata> =>
  lawMetadata(params, 'cookies');

/** S2.1-51: `/cookies`. */
export default async function CookiesPage({ params }: LawPageParams) {
  return (
    <LawPage {...await lawOf(params, 'cookies')}>
      <StoredTable />
    </LawPage>
  );
}
