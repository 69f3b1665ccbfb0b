import { getTranslations } from 'next-intl/server';
import { ErrorScreen } from '@/components/ui/error-screen';
import { LinkButton } from '@/components/ui/link-button';
import { BRAND } from '@/lib/domain/brand';
import { LoginAgain } from './login-again';

/** A session lost in the middle of a task; who never had one is sent to /login (DECISIONS 2). */
export default async function UnauthorizedPage() {
  const [t, site] = await Promise.all([getTranslations('errorPages'), getTranslations('site')]);
  const actions = (
    <>
      <LoginAgain>{t('login')}</LoginAgain>
      <LinkButton href="/" prefetch={false} variant="secondary">
        {t('home')}
      </LinkButton>
    </>
  );
  return (
    <ErrorScreen
      code={401}
      title={t('unauthorized.title')}
      actions={actions}
      homeLabel={site('home', { brand: BRAND.name })}
    >
      <p>{t('unauthorized.text')}</p>
    </ErrorScreen>
  );
}
