import { getLocale, getTranslations } from 'next-intl/server';
import { BRAND } from '@/lib/kernel/brand';
import { humanDay } from '@/lib/kernel/human-date';
import type { Locale } from '@/lib/kernel/locales';
import { LawFrame } from './law/law-frame';
import type { LegalDocument } from './legal-documents';

const VALUES = { brand: BRAND.name, email: BRAND.supportEmail };

interface LegalDocumentPageProps {
  document: LegalDocument;
  others: LegalDocument[];
  /** The language of the text where its address says it; otherwise the reader's. */
  language?: Locale | undefined;
}

/** A legal text with table of contents; its sections are message keys. */
export async function LegalDocumentPage({ document, others, language }: LegalDocumentPageProps) {
  const locale = language ?? (await getLocale());
  const t = await getTranslations({ locale, namespace: 'legal' });
  const date = humanDay(document.inForceSince, locale);
  return (
    <LawFrame
      title={t(document.title)}
      summary={t(document.summary)}
      since={t('updated', { date })}
      pageLang={language}
      contents={{
        title: t('contents'),
        parts: document.sections.map(({ id, heading }) => ({ id, text: t(heading) })),
      }}
      others={{
        title: t('otherDocuments'),
        links: others.map(({ path, title }) => ({ path, text: t(title) })),
      }}
    >
      <div className="max-w-prose">
        {document.sections.map((section, index) => (
          <section key={section.id} aria-labelledby={section.id} className="mb-10 last:mb-0">
            <h2 id={section.id} className="text-2xl">
              <span className="me-2 text-muted tabular-nums">{index + 1}.</span>
              {t(section.heading)}
            </h2>
            {section.paragraphs.map((key) => (
              <p key={key} className="mt-3 text-ink-soft">
                {t(key, VALUES)}
              </p>
            ))}
          </section>
        ))}
      </div>
    </LawFrame>
  );
}
