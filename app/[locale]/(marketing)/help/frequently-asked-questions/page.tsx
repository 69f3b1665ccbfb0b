import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { FaqList } from '@/components/site/shop/help/faq-list';
import { HelpFrame } from '@/components/site/shop/help/help-frame';
import { localeParams, requireLocale } from '@/lib/intl/require-locale';
import { readFaq } from '@/lib/modules/site/service/read-help';
import { siteMetadata } from '../../../site-metadata';

interface PageProps {
  params: Promise<{ locale: string }>;
}

const PATH = '/help/frequently-asked-questions';

export const generateStaticParams = localeParams;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await requireLocale(params);
  const { title, summary } = await readFaq(locale);
  return siteMetadata({ title, description: summary, path: PATH, locale });
}

/** Questions and answers (S2.1-35). */
export default async function FaqPage({ params }: PageProps) {
  const locale = await requireLocale(params);
  const [faq, t] = await Promise.all([readFaq(locale), getTranslations({ locale, namespace: 'help' })]);
  const lang = faq.language === locale ? {} : { lang: faq.language };
  const note = faq.language === locale ? null : <p className="mt-6 max-w-prose">{t('onlyEnglish')}</p>;
  return (
    <HelpFrame path={PATH} title={faq.title} lead={faq.summary} {...lang} note={note}>
      <div {...lang}>
        <FaqList faq={faq} linkLabel={t('questionLink')} />
      </div>
    </HelpFrame>
  );
}
