import { getTranslations } from 'next-intl/server';
import { AwayUntil } from '@/components/site/shop/away-until';
import { ErrorScreen } from '@/components/ui/error-screen';
import { requireLocale } from '@/lib/intl/require-locale';
import { RetryActions } from '../retry-actions';
import { statusMetadata, type StatusPageProps } from '../status-metadata';

export const generateMetadata = (props: StatusPageProps) => statusMetadata(props, 'away');

/**
 * Prerendered per language; served with status 503 where a page's data is away. D19-12.
 */
export default async function AwayPage({ params }: StatusPageProps) {
  await requireLocale(params);
  const t = await getTranslations('errorPages');
  return (
    <ErrorScreen code={503} title={t('away.title')} actions={<RetryActions />} homeLabel={t('home')}>
      <p>{t('away.text')}</p>
      <AwayUntil />
    </ErrorScreen>
  );
}
