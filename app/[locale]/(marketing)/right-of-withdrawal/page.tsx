import type { Metadata } from 'next';
import { LawPage } from '@/components/site/shop/law/law-page';
import { localeParams } from '@/lib/intl/require-locale';
import { lawMetadata, lawOf, type LawPageParams } from '../law';

export const generateStaticParams = localeParams;

export const generateMetadata = ({ params }: LawPageParams): Promise<Metadata> =>
  lawMetadata(params, 'right-of-withdrawal');

/** S2.1-55: `/right-of-withdrawal`. */
export default async function WithdrawalPage({ params }: LawPageParams) {
  return <LawPage {...await lawOf(params, 'right-of-withdrawal')} />;
}
