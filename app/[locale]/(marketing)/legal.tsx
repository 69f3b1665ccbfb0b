import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LegalDocumentPage } from '@/components/site/shop/legal-document';
import { LEGAL_DOCUMENTS, type LegalDocument } from '@/components/site/shop/legal-documents';
import { requireLocale } from '@/lib/intl/require-locale';
import type { Locale } from '@/lib/kernel/locales';
import { siteMetadata } from '../site-metadata';

export interface LegalPageParams {
  params: Promise<{ locale: string }>;
}

/** What a legal document tells search engines; `language`: at the address that holds it in this language alone. S9-24, S2.1-14. */
export async function legalMetadata(
  { params }: LegalPageParams,
  document: LegalDocument,
  language?: Locale,
): Promise<Metadata> {
  const locale = language ?? (await requireLocale(params));
  const t = await getTranslations({ locale, namespace: 'legal' });
  return siteMetadata({
    title: t(document.title),
    description: t(document.summary),
    path: language ? `${document.path}-${language}` : document.path,
    locale,
    oneLanguage: language !== undefined,
  });
}

interface LegalPageProps extends LegalPageParams {
  document: LegalDocument;
  /** The language of the text where its address says it; otherwise the reader's. */
  language?: Locale;
}

/** A legal document beside the names of the others. */
export async function LegalPage({ params, document, language }: LegalPageProps) {
  await requireLocale(params);
  const others = LEGAL_DOCUMENTS.filter((other) => other !== document);
  return <LegalDocumentPage document={document} others={others} language={language} />;
}
