import type { Metadata } from 'next';
import { TERMS_BUYER_US } from '@/components/site/shop/legal-documents';
import { localeParams } from '@/lib/intl/require-locale';
import { LegalPage, legalMetadata, type LegalPageParams } from '../legal';

export const generateStaticParams = localeParams;

export const generateMetadata = (props: LegalPageParams): Promise<Metadata> =>
  legalMetadata(props, TERMS_BUYER_US);

export default function BuyerTermsUsPage({ params }: LegalPageParams) {
  return <LegalPage params={params} document={TERMS_BUYER_US} />;
}
