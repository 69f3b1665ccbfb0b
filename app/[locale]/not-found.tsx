import { getTranslations } from 'next-intl/server';
import { ErrorScreen } from '@/components/ui/error-screen';
import { LinkButton } from '@/components/ui/link-button';
import { BRAND } from '@/lib/domain/brand';

export default async function NotFoundPage() {
  const [t, site] = await Promise.all([getTranslations('errorPages'), getTranslations('site')]);
  const actions = (
    <>
      <LinkButton href="/" prefetch={false}>
        {t('home')}
      </LinkButton>
      <LinkButton href="/get-started" prefetch={false} variant="secondary">
        {t('getStarted')}
      </LinkButton>
    </>
  );
  return (
    <ErrorScreen
      code={404}
      title={t('notFound.title')}
      actions={actions}
      homeLabel={site('home', { brand: BRAND.name })}
    >
      <p>{t('notFound.text')}</p>
    </ErrorScreen>
  );
}
