import type { Metadata } from 'next';
import { LawPage } from '@/components/site/shop/law/law-page';
import { localeParams } from '@/lib/intl/require-locale';
import { lawMetadata, lawOf, type LawPageParams } from '../law';

export const generateStaticParams = localeParams;

export const generateMetadata = ({ params }: LawPageParams): Promise<Metadata> =>
  lawMetadata(params, 'data-processing-terms');

/** S2.1-53: `/data-processing-terms`. */
export default async function DataProcessingPage({ params }: LawPageParams) {
  return <LawPage {...await lawOf(params, 'data-processing-terms')} />;
}
