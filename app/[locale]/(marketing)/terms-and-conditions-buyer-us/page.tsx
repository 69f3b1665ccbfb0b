import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LegalDocumentPage } from '@/components/site/shop/legal-document';
import { LEGAL_DOCUMENTS, TERMS_BUYER_US } from '@/components/site/shop/legal-documents';
import { languageAlternates } from '@/lib/intl/language-alternates';
import { localeParams, requireLocale } from '@/lib/intl/require-locale';

interface PageProps {
  params: Promise<{ locale: string }>;
}

export const generateStaticParams = localeParams;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await requireLocale(params);
  const t = await getTranslations({ locale, namespace: 'legal' });
  return {
    title: t(TERMS_BUYER_US.title),
    description: t(TERMS_BUYER_US.summary),
    alternates: languageAlternates(TERMS_BUYER_US.path, locale),
  };
}

export default async function BuyerTermsUsPage({ params }: PageProps) {
  await requireLocale(params);
  const others = LEGAL_DOCUMENTS.filter((document) => document !== TERMS_BUYER_US);
  return <LegalDocumentPage document={TERMS_BUYER_US} others={others} />;
}
