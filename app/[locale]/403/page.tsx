import { requireLocale } from '@/lib/intl/require-locale';
import ForbiddenPage from '../forbidden';
import { statusMetadata, type StatusPageProps } from '../status-metadata';

export const generateMetadata = (props: StatusPageProps) => statusMetadata(props, 'forbidden');

/** Prerendered per language; served for every answer with status 403 (lib/edge/error-page.ts). */
export default async function StatusPage({ params }: StatusPageProps) {
  await requireLocale(params);
  return <ForbiddenPage />;
}
