import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/link-button';

export function HomeClosing() {
  const t = useTranslations('home.closing');
  return (
    <section aria-labelledby="closing" className="mx-auto w-full max-w-page px-5 py-20 sm:px-8 sm:py-24">
      <div className="rounded-3xl bg-accent px-6 py-14 text-white sm:px-14 lg:flex lg:items-center lg:justify-between lg:gap-12">
        <div>
          <h2 id="closing" className="max-w-[18ch] text-4xl sm:text-5xl">
            {t('title')}
          </h2>
          <p className="mt-3 text-lg text-[#e2e0fb]">{t('text')}</p>
        </div>
        <div className="mt-8 flex shrink-0 flex-wrap gap-3 lg:mt-0 [--ring-gap:var(--accent)] [--ring:#fff]">
          <LinkButton href="/event-builder" size="lg" variant="secondary" prefetch={false}>
            {t('start')}
          </LinkButton>
          <LinkButton
            href="/login"
            size="lg"
            variant="quiet"
            prefetch={false}
            className="text-white! hover:bg-white/15!"
          >
            {t('login')}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
