'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useState, type ReactNode } from 'react';
import { LinkButton } from '@/components/ui/link-button';
import type { Region } from '@/lib/kernel/regions';
import { RegisterForm } from './register-form';
import { SentNotice } from './sent-notice';
import { SignUpClosed } from './sign-up-closed';

const LINK = 'font-semibold text-accent underline underline-offset-2 hover:text-accent-dark';
/** A demo store, also shown on the home page. */
const LIVE_STORE = '/fjord-fern';

/**
 * The registration form; after it is sent, the notice that a mail is on its way. While no new accounts can be made, that. S2.1-6,
 * S2.2-285.
 */
export function GetStarted({ region, isOpen = true }: { region: Region; isOpen?: boolean }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) return <SentNotice email={sentTo} onOther={() => setSentTo(null)} />;
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)] lg:grid-rows-[auto_1fr] xl:gap-x-24">
      <Opening />
      <div className="self-start rounded-card border border-line bg-surface p-5 sm:p-8 lg:row-span-2">
        {isOpen ? <RegisterForm region={region} onSent={setSentTo} /> : <SignUpClosed />}
      </div>
      {isOpen ? <WhatFollows /> : null}
    </div>
  );
}

function Opening() {
  const t = useTranslations('onboarding');
  return (
    <div>
      <h1 className="max-w-[16ch] text-4xl sm:text-5xl">{t('title')}</h1>
      <p className="mt-4 max-w-[52ch] text-lg text-ink-soft">{t('lead')}</p>
    </div>
  );
}

function WhatFollows() {
  const t = useTranslations('onboarding.then');
  const account = useTranslations('account');
  const steps = [t('confirm'), t('build'), t('verify')];
  return (
    <div>
      <section aria-labelledby="what-happens" className="max-w-prose">
        <h2 id="what-happens" className="text-2xl">
          {t('title')}
        </h2>
        <ol className="mt-5 grid gap-4">
          {steps.map((step, index) => (
            <Step key={step} number={index + 1}>
              {step}
            </Step>
          ))}
        </ol>
      </section>
      <div className="mt-10 grid gap-1.5 text-ink-soft">
        <p>
          {account.rich('haveOne', {
            link: (chunks) => (
              <Link href="/login" prefetch={false} className={LINK}>
                {chunks}
              </Link>
            ),
          })}
        </p>
        <p>
          {account.rich('look', {
            link: (chunks) => (
              <Link href={LIVE_STORE} prefetch={false} className={LINK}>
                {chunks}
              </Link>
            ),
          })}
        </p>
      </div>
    </div>
  );
}

function Step({ number, children }: { number: number; children: ReactNode }) {
  return (
    <li className="flex gap-4">
      <span
        aria-hidden="true"
        className="grid size-8 shrink-0 place-items-center rounded-full bg-ink font-bold text-white tabular-nums"
      >
        {number}
      </span>
      <p className="pt-0.5 text-ink-soft">{children}</p>
    </li>
  );
}

/** For somebody who is already logged in: there is no account to create. */
export function Begun({ name, email }: { name: string; email: string }) {
  const t = useTranslations('onboarding.ways');
  return (
    <div className="grid justify-items-start gap-4">
      <h1 className="text-4xl break-words sm:text-5xl">{t('loggedIn', { name })}</h1>
      <p className="text-lg text-ink-soft">{t('loggedInText', { email })}</p>
      <LinkButton href="/dashboard" size="lg">
        {t('dashboard')}
      </LinkButton>
      <section aria-labelledby="look" className="mt-8 grid max-w-prose justify-items-start gap-3">
        <h2 id="look" className="text-2xl">
          {t('lookTitle')}
        </h2>
        <p className="text-ink-soft">{t('lookText')}</p>
        <LinkButton href={LIVE_STORE} prefetch={false} variant="secondary">
          {t('look')}
        </LinkButton>
      </section>
    </div>
  );
}
