import { getTranslations } from 'next-intl/server';
import { buttonClasses } from '@/components/ui/button-classes';
import { LinkButton } from '@/components/ui/link-button';

/** Loads the same page again, or goes home. The first is a link, because scripts may not run. */
export async function RetryActions() {
  const t = await getTranslations('errorPages');
  return (
    <>
      <a href="" className={buttonClasses('primary', 'md')}>
        {t('retry')}
      </a>
      <LinkButton href="/" prefetch={false} variant="secondary">
        {t('home')}
      </LinkButton>
    </>
  );
}
