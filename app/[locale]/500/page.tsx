import { getTranslations } from 'next-intl/server';
import { ErrorScreen } from '@/components/ui/error-screen';
import { REFERENCE } from '@/lib/edge/error-page';
import { requireLocale } from '@/lib/intl/require-locale';
import { RetryActions } from '../retry-actions';
import { statusMetadata, type StatusPageProps } from '../status-metadata';

export const generateMetadata = (props: StatusPageProps) => statusMetadata(props, 'server');

/**
 * Prerendered per language; served for every answer with status 500. S7.
 */
export default async function ServerErrorPage({ params }: StatusPageProps) {
  await requireLocale(params);
  const t = await getTranslations('errorPages');
  return (
    <ErrorScreen code={500} title={t('server.title')} actions={<RetryActions />} homeLabel={t('home')}>
      <p>{t('server.text')}</p>
      <p className="mt-3 text-base text-muted">{t('reference', { digest: REFERENCE })}</p>
    </ErrorScreen>
  );
}
