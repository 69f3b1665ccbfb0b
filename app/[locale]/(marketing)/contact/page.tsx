import type { Metadata } from 'next';
import { localeParams } from '@/lib/intl/require-locale';
import { ContactFormPage, contactMetadata, type ContactPageParams } from './shared';

export const generateStaticParams = localeParams;

export const generateMetadata = (props: ContactPageParams): Promise<Metadata> =>
  contactMetadata(props, 'question');

/** S2.1-47: `/contact`. */
export default function ContactPage({ params }: ContactPageParams) {
  return <ContactFormPage params={params} kind="question" />;
}
