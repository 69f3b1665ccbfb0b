import { useTranslations } from 'next-intl';
import Link from 'next/link';
import type { ReactNode } from 'react';
import type { StorefrontData } from '@/lib/modules/storefront/contract/storefront';
import { isEmptyRichText } from '@/lib/modules/storefront/rules/rich-text/rich-text';
import { BRAND } from '@/lib/kernel/brand';
import { RichTextView } from '../rich-text/rich-text-view';
import { PageFrame } from './page-frame';

/** One section of the terms, as formatted texts. */
interface TermsSection {
  id: string;
  heading: string;
  paragraphs: string[];
}

interface TermsPageProps {
  store: StorefrontData;
  updated: string;
  sections: TermsSection[];
  /** Path of the platform's document that these are taken from. */
  platformPath: string;
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <dt className="text-muted">{label}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}

function Seller({ company }: { company: StorefrontData['companyDetails'] }) {
  const t = useTranslations('storePages.terms');
  return (
    <section aria-labelledby="seller">
      <h2 id="seller" className="text-2xl">
        {t('seller')}
      </h2>
      <p className="mt-3">{t('sellerText', { company: company.legal_name, brand: BRAND.name })}</p>
      <dl className="mt-4 grid gap-2">
        <Fact label={t('company')}>{company.legal_name}</Fact>
        <Fact label={t('address')}>{company.address}</Fact>
        {company.company_number ? <Fact label={t('number')}>{company.company_number}</Fact> : null}
        {company.vat_number ? <Fact label={t('vat')}>{company.vat_number}</Fact> : null}
        <Fact label={t('email')}>
          <a href={`mailto:${company.email}`} className="text-accent underline underline-offset-4">
            {company.email}
          </a>
        </Fact>
      </dl>
    </section>
  );
}

/** The terms of this store: the seller, the client's own terms (S3.6-16), then the platform's terms that apply to the order. */
export function TermsPage({ store, updated, sections, platformPath }: TermsPageProps) {
  const t = useTranslations('storePages.terms');
  const common = useTranslations('store');
  const { document } = store.storeConfig.terms;
  return (
    <PageFrame title={common('terms')} lead={updated}>
      <div className="grid max-w-prose gap-10">
        <Seller company={store.companyDetails} />
        {isEmptyRichText(document) ? null : <RichTextView document={document} />}
        {sections.map(({ id, heading, paragraphs }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} className="text-2xl">
              {heading}
            </h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-3">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
        <p>
          <Link
            href={platformPath}
            prefetch={false}
            className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
          >
            {t('platform', { brand: BRAND.name })}
          </Link>
        </p>
      </div>
    </PageFrame>
  );
}
