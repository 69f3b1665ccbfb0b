import type { Metadata } from 'next';
import { LawPage } from '@/components/site/shop/law/law-page';
import { localeParams } from '@/lib/intl/require-locale';
import { lawMetadata, lawOf, type LawPageParams } from '../law';

export const generateStaticParams = localeParams;

export const generateMetadata = ({ params }: LawPageParams): Promise<Metadata> =>
  lawMetadata(params, 'accessibility');

/** S2.1-52: `/accessibility`. */
export default async function AccessibilityPage({ params }: LawPageParams) {
  return <LawPage {...await lawOf(params, 'accessibility')} />;
}
