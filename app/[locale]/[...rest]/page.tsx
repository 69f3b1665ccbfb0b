import { notFound } from 'next/navigation';
import { connection } from 'next/server';
import { requireLocale } from '@/lib/intl/require-locale';

/** Every path that no other page answers: 'This page could not be found' in the visitor's language. S8-1. */
export default async function UnknownPage({ params }: { params: Promise<{ locale: string }> }) {
  // Per request: unknown paths are without number, so none is kept, and below /orders and the like scripts need a nonce.
  await connection();
  await requireLocale(params);
  notFound();
}
