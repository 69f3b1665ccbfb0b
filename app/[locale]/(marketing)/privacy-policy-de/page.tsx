import type { Metadata } from 'next';
import { PRIVACY } from '@/components/site/shop/legal-documents';
import { localeParams } from '@/lib/intl/require-locale';
import { LegalPage, legalMetadata, type LegalPageParams } from '../legal';

export const generateStaticParams = localeParams;

export const generateMetadata = (props: LegalPageParams): Promise<Metadata> =>
  legalMetadata(props, PRIVACY, 'de');

/** The privacy policy in German for every reader (S2.1-14). */
export default function PrivacyPolicyPage({ params }: LegalPageParams) {
  return <LegalPage params={params} document={PRIVACY} language="de" />;
}
