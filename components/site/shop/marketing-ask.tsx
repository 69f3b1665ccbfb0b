import { useTranslations } from 'next-intl';
import { BRAND } from '@/lib/kernel/brand';
import { AskButton } from './ask-button';

/** End of a marketing page: how to reach a person. S2.1-25. */
export function MarketingAsk() {
  const t = useTranslations('marketing.ask');
  return (
    <section aria-labelledby="ask" className="mx-auto w-full max-w-page px-5 pb-20 sm:px-8 sm:pb-24">
      <div className="rounded-3xl bg-accent px-6 py-12 text-white sm:px-14 lg:flex lg:items-center lg:justify-between lg:gap-12">
        <div>
          <h2 id="ask" className="text-3xl sm:text-4xl">
            {t('title')}
          </h2>
          <p className="mt-3 max-w-[56ch] text-lg text-[#e2e0fb]">
            {t('text', { email: BRAND.supportEmail })}
          </p>
        </div>
        <div className="mt-8 shrink-0 lg:mt-0 [--ring-gap:var(--accent)] [--ring:#fff]">
          <AskButton variant="secondary" />
        </div>
      </div>
    </section>
  );
}
