import { Check, Package } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/link-button';
import { MockClaimPhone } from './mock-claim-phone';
import { MockStoreWindow } from './mock-store-window';
import { EXAMPLE_ORDER, FJORD } from './showcase-data';

export function HomeHero() {
  const t = useTranslations('home.hero');
  return (
    <section className="overflow-x-clip">
      <div className="mx-auto grid w-full max-w-page gap-12 px-5 pt-12 pb-20 sm:px-8 sm:pt-16 lg:grid-cols-[minmax(0,6fr)_minmax(0,7fr)] lg:items-center lg:gap-14 lg:pb-24">
        <div>
          <h1 className="text-[2.625rem] leading-[1.04] font-extrabold tracking-[-0.03em] sm:text-6xl lg:text-[3.75rem]">
            {t('title')}
          </h1>
          <p className="mt-6 max-w-[44ch] text-xl text-ink-soft">{t('lead')}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <LinkButton href="/event-builder" size="lg" prefetch={false}>
              {t('start')}
            </LinkButton>
            <LinkButton href={FJORD.path} size="lg" variant="secondary" prefetch={false}>
              {t('visit')}
            </LinkButton>
          </div>
          <ul className="mt-8 flex flex-wrap gap-x-6 gap-y-2 text-ink-soft">
            {[t('factMinimum'), t('factRegions'), t('factLanguages')].map((fact) => (
              <li key={fact} className="flex items-center gap-2">
                <Check aria-hidden="true" className="size-4.5 text-accent" />
                {fact}
              </li>
            ))}
          </ul>
        </div>
        <div className="relative pb-24 min-[90rem]:-me-16">
          <MockStoreWindow />
          <div className="absolute -end-1 bottom-0 w-48 sm:end-6 sm:w-56 lg:end-3 lg:w-48 xl:w-56 lg:-bottom-8 min-[90rem]:-end-4">
            <MockClaimPhone />
          </div>
          <OrderChip />
        </div>
      </div>
    </section>
  );
}

function OrderChip() {
  const t = useTranslations('home.mock');
  return (
    <div
      aria-hidden="true"
      className="absolute -start-1 bottom-14 flex items-center gap-3 rounded-card border border-line bg-surface py-2.5 ps-2.5 pe-4 shadow-lift max-sm:hidden sm:start-8 lg:-start-8"
    >
      <span className="grid size-9 place-items-center rounded-lg bg-accent-soft text-accent">
        <Package className="size-5" />
      </span>
      <span className="grid leading-tight">
        <span className="font-semibold">{t('orderInProduction')}</span>
        <span className="text-[0.875rem] text-muted">{t('orderNow', { ref: EXAMPLE_ORDER.ref })}</span>
      </span>
    </div>
  );
}
