import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/link-button';
import { BRAND } from '@/lib/kernel/brand';
import { AskButton } from './ask-button';
import { MarketingAnswers } from './marketing-answers';
import { MarketingAsk } from './marketing-ask';
import { MarketingHero } from './marketing-hero';
import type { ShowcaseName } from './showcase-data';
import { ShowcasePicture } from './showcase-picture';

const MADE: readonly ShowcaseName[] = ['fjord-hoodie', 'prairie-cap', 'fjord-tote', 'fjord-mug'];

/** What the platform is and promises; it names no people, customers or figures. S2.1-24. */
export function AboutPage() {
  const t = useTranslations('marketing.about');
  const brand = BRAND.name;
  const promises = [
    { title: t('stockTitle'), text: t('stockText') },
    { title: t('priceTitle'), text: t('priceText') },
    { title: t('dataTitle'), text: t('dataText') },
    { title: t('accessTitle'), text: t('accessText') },
  ];
  return (
    <main id="main" tabIndex={-1}>
      <MarketingHero
        title={t('title')}
        lead={t('lead', { brand })}
        actions={
          <>
            <LinkButton href="/how-does-it-work" size="lg" prefetch={false}>
              {t('start')}
            </LinkButton>
            <AskButton variant="secondary" />
          </>
        }
        picture={
          <div aria-hidden="true" className="grid grid-cols-2 gap-4">
            {MADE.map((name) => (
              <div key={name} className="rounded-2xl bg-[#ece4d3] p-4">
                <ShowcasePicture name={name} priority />
              </div>
            ))}
          </div>
        }
      />
      <div className="border-t border-line bg-surface">
        <MarketingAnswers id="promises" title={t('promisesTitle')} answers={promises} />
      </div>
      <section aria-labelledby="plain" className="mx-auto w-full max-w-page px-5 py-16 sm:px-8 sm:py-20">
        <h2 id="plain" className="text-3xl sm:text-4xl">
          {t('plainTitle')}
        </h2>
        <p className="mt-4 max-w-prose text-lg text-ink-soft">{t('plainText')}</p>
      </section>
      <MarketingAsk />
    </main>
  );
}
