'use client';

import { ArrowLeft } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';
import { buttonClasses } from '@/components/ui/button-classes';
import { designOf } from '@/lib/modules/event-builder/client/change-store';
import type { BuilderStep } from '@/lib/modules/event-builder/rules/steps';
import { BuilderAlerts } from './builder-alerts';
import { useBuilder } from './builder-context';
import { CopyLink } from './copy-link';
import { CreateAccount } from './create-account';
import { SaveState } from './save-state';
import { StepLink } from './step-link';

interface Open {
  text: string;
  step: BuilderStep;
}

/** What a store still lacks before it can open. */
function useOpenPoints(): Open[] {
  const t = useTranslations('eventBuilder.missing');
  const { page, products } = useBuilder().built.store;
  const bare = products.filter((product) => Object.keys(designOf(product)).length === 0);
  return [
    ...(page.name === '' ? [{ text: t('name'), step: 'page' as const }] : []),
    ...(products.length === 0 ? [{ text: t('products'), step: 'products' as const }] : []),
    ...(bare.length > 0 ? [{ text: t('bare', { count: bare.length }), step: 'products' as const }] : []),
  ];
}

/** Bar above the preview: what it shows, what is left to do, and the way to an account. */
export function StoreBar({ loggedIn }: { loggedIn: boolean }) {
  const t = useTranslations('eventBuilder');
  const { region } = useBuilder().built.store;
  const open = useOpenPoints();
  const isReady = useHydrated();
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <aside aria-label={t('live.label')} className="bg-paper">
      <div className="mx-auto grid w-full max-w-page gap-3 px-4 py-4 sm:px-8">
        <BuilderAlerts />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <div className="min-w-0 grow basis-80">
            <p ref={title} tabIndex={-1} className="font-heading text-2xl font-bold outline-none">
              {t('live.title')}
            </p>
            <p className="text-ink-soft">{t(loggedIn ? 'live.textLoggedIn' : 'live.text')}</p>
          </div>
          {/* Its buttons do nothing before hydration: they cannot be reached until then. */}
          <div inert={!isReady} className="flex flex-wrap items-center gap-2.5">
            <StepLink step="page" className={buttonClasses('quiet', 'md')}>
              <ArrowLeft aria-hidden="true" className="size-4.5" />
              <span>{t('live.edit')}</span>
            </StepLink>
            <CopyLink />
            <CreateAccount loggedIn={loggedIn} />
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-1.5 empty:hidden">
          <SaveState />
          {open.map(({ text, step }) => (
            <StepLink
              key={text}
              step={step}
              className="inline-flex min-h-6 items-center font-semibold text-accent underline underline-offset-4"
            >
              {text}
            </StepLink>
          ))}
        </div>
        {region === 'US' ? <p className="text-[0.9375rem] text-ink-soft">{t('region.usText')}</p> : null}
      </div>
    </aside>
  );
}
