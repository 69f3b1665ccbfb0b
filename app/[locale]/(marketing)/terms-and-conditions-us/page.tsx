import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LegalDocumentPage } from '@/components/site/shop/legal-document';
import { LEGAL_DOCUMENTS, TERMS_US } from '@/components/site/shop/legal-documents';
import { localeParams, requireLocale } from '@/lib/intl/require-locale';
import { siteMetadata } from '../../site-metadata';

interface PageProps {
  params: Promise<{ locale: string }>;
}

export const generateStaticParams = localeParams;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await requireLocale(params);
  const t = await getTranslations({ locale, namespace: 'legal' });
  const { title, summary, path } = TERMS_US;
  return siteMetadata({ title: t(title), description: t(summary), path, locale });
}

export default async function BuyerTermsUsPage({ params }: PageProps) {
  await requireLocale(params);
  const others = LEGAL_DOCUMENTS.filter((document) => document !== TERMS_US);
  return <LegalDocumentPage document={TERMS_US} others={others} />;
}
