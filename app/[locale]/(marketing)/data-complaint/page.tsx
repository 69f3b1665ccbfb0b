import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { ContactForm } from '@/components/site/shop/contact/contact-form';
import { ContactScreen } from '@/components/site/shop/contact/contact-screen';
import { BRAND } from '@/lib/kernel/brand';
import { pickMessages } from '@/lib/intl/pick-messages';
import { localeParams, requireLocale } from '@/lib/intl/require-locale';
import { siteMetadata } from '../../site-metadata';
import { sendContact } from '../contact/send';

interface PageProps {
  params: Promise<{ locale: string }>;
}

export const generateStaticParams = localeParams;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await requireLocale(params);
  const t = await getTranslations({ locale, namespace: 'siteContact' });
  const description = t('data.meta', { brand: BRAND.name });
  return siteMetadata({ title: t('data.title'), description, path: '/data-complaint', locale });
}

/** S2.1-56: `/data-complaint`. */
export default async function DataComplaintPage({ params }: PageProps) {
  const locale = await requireLocale(params);
  return (
    <ContactScreen kind="data">
      <NextIntlClientProvider messages={await pickMessages(['siteContact', 'errors.field'])}>
        <ContactForm lang={locale} kind="data" send={sendContact} />
      </NextIntlClientProvider>
    </ContactScreen>
  );
}
