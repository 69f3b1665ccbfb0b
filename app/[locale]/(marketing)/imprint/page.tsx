import type { Metadata } from 'next';
import { LawPage } from '@/components/site/shop/law/law-page';
import { CompaniesTable } from '@/components/site/shop/law/law-tables';
import { localeParams } from '@/lib/intl/require-locale';
import { lawMetadata, lawOf, type LawPageParams } from '../law';

export const generateStaticParams = localeParams;

export const generateMetadata = ({ params }: LawPageParams): Promise<Metadata> =>
  lawMetadata(params, 'imprint');

/** S2.1-50: `/imprint`. */
export default async function ImprintPage({ params }: LawPageParams) {
  return (
    <LawPage {...await lawOf(params, 'imprint')}>
      <CompaniesTable />
    </LawPage>
  );
}
