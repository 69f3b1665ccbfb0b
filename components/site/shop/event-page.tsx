import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LinkButton } from '@/components/ui/link-button';
import { EventTimeline } from './event-timeline';
import { MarketingAnswers } from './marketing-answers';
import { MarketingAsk } from './marketing-ask';
import { MarketingHero } from './marketing-hero';
import { MockClaimPhone } from './mock-claim-phone';
import { MockCodeCard } from './mock-code-card';
import { MockProductOptions } from './mock-product-options';
import { LUMEN } from './showcase-data';
import { ShowcasePicture } from './showcase-picture';

/** For whoever has a date and a number of people: which kind of store fits, what it takes and how long. S2.1-26. */
export function EventPage() {
  const t = useTranslations('marketing.event');
  const needs = [
    { title: t('artworkTitle'), text: t('artworkText') },
    { title: t('companyTitle'), text: t('companyText') },
    { title: t('payTitle'), text: t('payText') },
    { title: t('addressTitle'), text: t('addressText') },
  ];
  return (
    <main id="main" tabIndex={-1}>
      <MarketingHero
        title={t('title')}
        lead={t('lead')}
        actions={
          <>
            <LinkButton href="/event-builder" size="lg" prefetch={false}>
              {t('start')}
            </LinkButton>
            <LinkButton href={LUMEN.path} size="lg" variant="secondary" prefetch={false}>
              {t('visit')}
            </LinkButton>
          </>
        }
        picture={
          <div className="mx-auto max-w-72">
            <MockClaimPhone />
          </div>
        }
      />
      <section aria-labelledby="which" className="border-y border-line bg-surface">
        <div className="mx-auto w-full max-w-page px-5 py-16 sm:px-8 sm:py-20">
          <h2 id="which" className="text-3xl sm:text-4xl">
            {t('whichTitle')}
          </h2>
          <div className="mt-10 grid gap-10 lg:grid-cols-3 lg:gap-8">
            <Kind picture={<MockCodeCard />} title={t('giftTitle')} text={t('giftText')} />
            <Kind picture={<MockProductOptions />} title={t('storeTitle')} text={t('storeText')} />
            <Kind picture={<Stack />} title={t('bulkTitle')} text={t('bulkText')} />
          </div>
        </div>
      </section>
      <MarketingAnswers id="needs" title={t('needTitle')} answers={needs} />
      <EventTimeline />
      <div className="pt-16 sm:pt-20">
        <MarketingAsk />
      </div>
    </main>
  );
}

function Kind({ picture, title, text }: { picture: ReactNode; title: string; text: string }) {
  return (
    <div className="grid content-start gap-5 sm:max-lg:grid-cols-2 sm:max-lg:items-center sm:max-lg:gap-8">
      <div className="h-64 overflow-hidden rounded-2xl border border-line bg-paper">{picture}</div>
      <div>
        <h3 className="text-xl">{title}</h3>
        <p className="mt-2 text-ink-soft">{text}</p>
      </div>
    </div>
  );
}

function Stack() {
  return (
    <div aria-hidden="true" className="grid h-full grid-cols-3 items-center gap-2 p-5">
      <ShowcasePicture name="fjord-tee" />
      <ShowcasePicture name="fjord-kids" />
      <ShowcasePicture name="prairie-tee" />
    </div>
  );
}
