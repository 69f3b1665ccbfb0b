import { getLocale, getTranslations } from 'next-intl/server';
import Link from 'next/link';
import { BRAND } from '@/lib/kernel/brand';
import { humanDay } from '@/lib/kernel/human-date';
import type { Locale } from '@/lib/kernel/locales';
import type { LegalDocument } from './legal-documents';

const VALUES = { brand: BRAND.name, email: BRAND.supportEmail };

interface LegalDocumentPageProps {
  document: LegalDocument;
  others: LegalDocument[];
  /** The language of the text where its address says it; otherwise the reader's. */
  language?: Locale;
}

type Say = Awaited<ReturnType<typeof getTranslations<'legal'>>>;

/** A legal text with table of contents; its sections are message keys. */
export async function LegalDocumentPage({ document, others, language }: LegalDocumentPageProps) {
  const locale = language ?? (await getLocale());
  const t = await getTranslations({ locale, namespace: 'legal' });
  const date = humanDay(document.inForceSince, locale);
  return (
    <main
      id="main"
      tabIndex={-1}
      lang={language}
      className="mx-auto w-full max-w-page px-5 py-12 sm:px-8 sm:py-16"
    >
      <header className="max-w-prose">
        <h1 className="text-3xl sm:text-5xl">{t(document.title)}</h1>
        <p className="mt-4 text-lg text-ink-soft">{t(document.summary)}</p>
        <p className="mt-3 text-muted">{t('updated', { date })}</p>
      </header>
      <div className="mt-10 grid gap-10 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-16">
        <Contents document={document} others={others} t={t} />
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
      </div>
    </main>
  );
}

function Contents({ document, others, t }: { document: LegalDocument; others: LegalDocument[]; t: Say }) {
  return (
    <div className="grid content-start gap-8 lg:sticky lg:top-24 lg:self-start">
      <nav aria-labelledby="contents">
        <p id="contents" className="mb-2 font-semibold">
          {t('contents')}
        </p>
        <ol className="grid gap-0.5 border-s border-line text-[0.9375rem]">
          {document.sections.map((section) => (
            <li key={section.id}>
              <a
                href={`#${section.id}`}
                className="-ms-px block border-s-2 border-transparent py-1 ps-4 text-muted hover:border-accent hover:text-ink"
              >
                {t(section.heading)}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <nav aria-labelledby="other-documents">
        <p id="other-documents" className="mb-2 font-semibold">
          {t('otherDocuments')}
        </p>
        <ul className="grid gap-1 text-[0.9375rem]">
          {others.map((other) => (
            <li key={other.path}>
              <Link
                href={other.path}
                prefetch={false}
                className="inline-block min-h-6 text-accent underline-offset-2 hover:underline"
              >
                {t(other.title)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
