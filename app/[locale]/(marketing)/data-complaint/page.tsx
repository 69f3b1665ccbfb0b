import type { Metadata } from 'next';
import { localeParams } from '@/lib/intl/require-locale';
import { ContactFormPage, contactMetadata, type ContactPageParams } from '../contact/shared';

export const generateStaticParams = localeParams;

export const generateMetadata = (props: ContactPageParams): Promise<Metadata> =>
  contactMetadata(props, 'data');

/** S2.1-56: `/data-complaint`. */
export default function DataComplaintPage({ params }: ContactPageParams) {
  return <ContactFormPage params={params} kind="data" />;
}
