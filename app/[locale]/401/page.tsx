import { requireLocale } from '@/lib/intl/require-locale';
import UnauthorizedPage from '../unauthorized';
import { statusMetadata, type StatusPageProps } from '../status-metadata';

export const generateMetadata = (props: StatusPageProps) => statusMetadata(props, 'unauthorized');

/** Prerendered per language; served for every answer with status 401 (lib/edge/error-page.ts). */
export default async function StatusPage({ params }: StatusPageProps) {
  await requireLocale(params);
  return <UnauthorizedPage />;
}
