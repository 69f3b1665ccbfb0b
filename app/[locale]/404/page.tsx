import { MissingPageHelp } from '@/components/site/shop/missing-page';
import { requireLocale } from '@/lib/intl/require-locale';
import { statusMetadata, type StatusPageProps } from '../status-metadata';
import { StatusScreen } from '../status-screen';

export const generateMetadata = (props: StatusPageProps) => statusMetadata(props, 'notFound');

/**
 * Prerendered per language; served for every answer with status 404 (lib/edge/error-page.ts), with a search of the help
 * articles and the pages that most look for. S2.1-79
 */
export default async function StatusPage({ params }: StatusPageProps) {
  await requireLocale(params);
  return <StatusScreen status={404} more={<MissingPageHelp />} />;
}
