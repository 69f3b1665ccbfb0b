import { getTranslations } from 'next-intl/server';
import { buttonClasses } from '@/components/ui/button-classes';
import { ErrorScreen } from '@/components/ui/error-screen';
import { LinkButton } from '@/components/ui/link-button';
import { REFERENCE } from '@/lib/edge/error-page';
import { requireLocale } from '@/lib/intl/require-locale';
import { statusMetadata, type StatusPageProps } from '../status-metadata';

export const generateMetadata = (props: StatusPageProps) => statusMetadata(props, 'server');

/**
 * Prerendered per language; served for every answer with status 500. "Try again" is a link, because scripts may not
 * run. S7.
 */
export default async function ServerErrorPage({ params }: StatusPageProps) {
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
    <ErrorScreen code={500} title={t('server.title')} actions={actions} homeLabel={t('home')}>
      <p>{t('server.text')}</p>
      <p className="mt-3 text-base text-muted">{t('reference', { digest: REFERENCE })}</p>
    </ErrorScreen>
  );
}
