'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useBuilder } from '@/components/event-builder/shop/builder-context';
import { StepHeading } from '@/components/event-builder/shop/step-heading';
import { StepLink } from '@/components/event-builder/shop/step-link';
import { TYPE_KEYS } from '@/components/events/admin/event-keys';
import type { WizardStep } from '@/lib/modules/event-builder/rules/draft-plan';
import { BUILDER_FONT_SETS } from '@/lib/modules/storefront/rules/looks';
import { ReviewProblems } from './review-problems';
import { ReviewProducts } from './review-products';
import { useWizard } from './wizard-context';

const COLOURS = ['primary', 'secondary', 'tertiary'] as const;

/** The last step: all that the event will be, each part with the way to change it, and the button that makes it. */
export function ReviewStep() {
  const t = useTranslations('eventWizard.review');
  const events = useTranslations('events');
  const starts = useTranslations('eventTemplates');
  const look = useTranslations('eventBuilder.look');
  const { plan, slug } = useWizard();
  const { store } = useBuilder().built;
  const { type, page, region, theme } = store;
  const fonts = BUILDER_FONT_SETS[theme.font_set];
  const isCopy = plan.start === 'clone';
  return (
    <>
      <StepHeading title={t('title')} lead={t('lead')} />
      <ReviewProblems />
      <dl className="mt-6 divide-y divide-line rounded-card border border-line bg-surface">
        <Part step="type" name={t('start')}>
          {events(`types.${TYPE_KEYS[type]}.name`)} · {starts(`${plan.start}.name`)}
          {isCopy && plan.source ? ` (/${plan.source})` : ''}
        </Part>
        <Part step="page" name={events('nameLabel')}>
          <span className="font-semibold break-words">{page.name || t('unnamed')}</span>
          {slug.checked ? <span className="block break-all text-muted">/{slug.checked.slug}</span> : null}
        </Part>
        <Part step={isCopy ? 'type' : 'page'} name={events('regionLabel')}>
          {events(`regions.${region}`)}
        </Part>
        {isCopy ? null : (
          <>
            <Part step="look" name={t('look')}>
              <span className="flex flex-wrap items-center gap-3">
                <span
                  aria-hidden="true"
                  className="fill-when-forced flex overflow-hidden rounded-md border border-line"
                >
                  {COLOURS.map((part) => (
                    <span key={part} className="size-6" style={{ backgroundColor: theme[part] }} />
                  ))}
                </span>
                {fonts.heading === fonts.text
                  ? fonts.heading
                  : look('pair', { heading: fonts.heading, text: fonts.text })}
              </span>
            </Part>
            <Part step="products" name={t('products')}>
              <ReviewProducts />
            </Part>
          </>
        )}
      </dl>
    </>
  );
}

function Part({ step, name, children }: { step: WizardStep; name: string; children: ReactNode }) {
  const t = useTranslations('eventWizard.review');
  return (
    <div className="grid gap-x-4 gap-y-1 p-4 sm:grid-cols-[9rem_minmax(0,1fr)_auto]">
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0">{children}</dd>
      <dd>
        <StepLink
          step={step}
          className="inline-block min-h-6 font-semibold text-accent underline underline-offset-2"
        >
          {t('edit')}
          <span className="sr-only"> ({name})</span>
        </StepLink>
      </dd>
    </div>
  );
}
