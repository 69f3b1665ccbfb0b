import type { Metadata } from 'next';
import { TERMS_US } from '@/components/site/shop/legal-documents';
import { localeParams } from '@/lib/intl/require-locale';
import { LegalPage, legalMetadata, type LegalPageParams } from '../legal';

export const generateStaticParams = localeParams;

export const generateMetadata = (props: LegalPageParams): Promise<Metadata> => legalMetadata(props, TERMS_US);

export default function TermsUsPage({ params }: LegalPageParams) {
  return <LegalPage params={params} document={TERMS_US} />;
}
