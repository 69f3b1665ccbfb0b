import { getTranslations } from 'next-intl/server';
import { buttonClasses } from '@/components/ui/button-classes';
import { ErrorScreen } from '@/components/ui/error-screen';
import { LinkButton } from '@/components/ui/link-button';
import { requireLocale } from '@/lib/intl/require-locale';
import { statusMetadata, type StatusPageProps } from '../status-metadata';

export const generateMetadata = (props: StatusPageProps) => statusMetadata(props, 'away');

/**
 * Prerendered per language; served with status 503 where a page's data is away. "Try again" is a link, because scripts
 * may not run. D19-12.
 */
export default async function AwayPage({ params }: StatusPageProps) {
  await requireLocale(params);
  const t = await getTranslations('errorPages');
  const actions = (
    <>
      <a href="" className={buttonClasses('primary', 'md')}>
        {t('retry')}
      </a>
      <LinkButton href="/" prefetch={false} variant="secondary">
        {t('home')}
      </LinkButton>
    </>
  );
  return (
    <ErrorScreen code={503} title={t('away.title')} actions={actions} homeLabel={t('home')}>
      <p>{t('away.text')}</p>
    </ErrorScreen>
  );
}
