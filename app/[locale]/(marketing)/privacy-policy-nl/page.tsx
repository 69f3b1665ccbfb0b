import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LegalDocumentPage } from '@/components/site/shop/legal-document';
import { LEGAL_DOCUMENTS, PRIVACY } from '@/components/site/shop/legal-documents';
import { localeParams, requireLocale } from '@/lib/intl/require-locale';
import { siteMetadata } from '../../site-metadata';

interface PageProps {
  params: Promise<{ locale: string }>;
}

const PATH = '/privacy-policy-nl';
const LANGUAGE = 'nl';

export const generateStaticParams = localeParams;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: LANGUAGE, namespace: 'legal' });
  const text = { title: t(PRIVACY.title), description: t(PRIVACY.summary) };
  return siteMetadata({ ...text, path: PATH, locale: LANGUAGE, oneLanguage: true });
}

/** The privacy policy in Dutch for every reader (S2.1-14). */
export default async function PrivacyPolicyPage({ params }: PageProps) {
  await requireLocale(params);
  const others = LEGAL_DOCUMENTS.filter((document) => document !== PRIVACY);
  return <LegalDocumentPage document={PRIVACY} others={others} language={LANGUAGE} />;
}
