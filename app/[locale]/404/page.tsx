import { requireLocale } from '@/lib/intl/require-locale';
import NotFoundPage from '../not-found';
import { statusMetadata, type StatusPageProps } from '../status-metadata';

export const generateMetadata = (props: StatusPageProps) => statusMetadata(props, 'notFound');

/** Prerendered per language; served for every answer with status 404 (lib/edge/error-page.ts). */
export default async function StatusPage({ params }: StatusPageProps) {
  await requireLocale(params);
  return <NotFoundPage />;
}
