import { notFound } from 'next/navigation';
import { requireLocale } from '@/lib/intl/require-locale';

/** Every path that no other page answers: 'This page could not be found' in the visitor's language. SPEC 8. */
export default async function UnknownPage({ params }: { params: Promise<{ locale: string }> }) {
  await requireLocale(params);
  notFound();
}
