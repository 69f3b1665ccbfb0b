import { getTranslations } from 'next-intl/server';
import { ErrorScreen } from '@/components/ui/error-screen';
import { LinkButton } from '@/components/ui/link-button';
import { requireLocale } from '@/lib/intl/require-locale';

/** The error page for what fails before any page is chosen: the middleware answers with it, and the status 500. SPEC 7. */
export default async function ServerErrorPage({ params }: { params: Promise<{ locale: string }> }) {
  await requireLocale(params);
  const t = await getTranslations('errorPages');
  const actions = (
    <LinkButton href="/" prefetch={false}>
      {t('home')}
    </LinkButton>
  );
  return (
    <ErrorScreen code={500} title={t('server.title')} actions={actions} homeLabel={t('home')}>
      <p>{t('server.text')}</p>
    </ErrorScreen>
  );
}
