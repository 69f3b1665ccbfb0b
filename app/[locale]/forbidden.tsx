import { getTranslations } from 'next-intl/server';
import { ErrorScreen } from '@/components/ui/error-screen';
import { LinkButton } from '@/components/ui/link-button';
import { BRAND } from '@/lib/domain/brand';

export default async function ForbiddenPage() {
  const [t, site] = await Promise.all([getTranslations('errorPages'), getTranslations('site')]);
  const actions = (
    <>
      <LinkButton href="/dashboard" prefetch={false}>
        {t('dashboard')}
      </LinkButton>
      <LinkButton href="/" prefetch={false} variant="secondary">
        {t('home')}
      </LinkButton>
    </>
  );
  return (
    <ErrorScreen
      code={403}
      title={t('forbidden.title')}
      actions={actions}
      homeLabel={site('home', { brand: BRAND.name })}
    >
      <p>{t('forbidden.text')}</p>
    </ErrorScreen>
  );
}
