import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { ContactForm } from '@/components/site/shop/contact/contact-form';
import { ContactScreen } from '@/components/site/shop/contact/contact-screen';
import { pickMessages } from '@/lib/intl/pick-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { BRAND } from '@/lib/kernel/brand';
import { siteMetadata } from '../../site-metadata';
import { sendContact } from './send';

export interface ContactPageParams {
  params: Promise<{ locale: string }>;
}

type Kind = 'question' | 'data';

/** What the page of a contact form tells search engines. S9-24. */
export async function contactMetadata({ params }: ContactPageParams, kind: Kind): Promise<Metadata> {
  const locale = await requireLocale(params);
  const t = await getTranslations({ locale, namespace: 'siteContact' });
  const brand = BRAND.name;
  return kind === 'data'
    ? siteMetadata({
        title: t('data.title'),
        description: t('data.meta', { brand }),
        path: '/data-complaint',
        locale,
      })
    : siteMetadata({ title: t('title'), description: t('meta', { brand }), path: '/contact', locale });
}

/** A contact form, and what to know before it is sent. S2.1-47, S2.1-56. */
export async function ContactFormPage({ params, kind }: ContactPageParams & { kind: Kind }) {
  const locale = await requireLocale(params);
  return (
    <ContactScreen kind={kind}>
      <NextIntlClientProvider messages={await pickMessages(['siteContact', 'errors.field'])}>
        <ContactForm lang={locale} kind={kind} send={sendContact} />
      </NextIntlClientProvider>
    </ContactScreen>
  );
}
