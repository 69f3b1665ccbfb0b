'use client';

import Link from 'next/link';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Button } from './button';
import { isConsentReopened, onConsentReopen, writeConsent } from './consent-store';
import { useConsent } from './use-consent';

interface CookieNoticeTexts {
  label: string;
  text: string;
  accept: string;
  decline: string;
  more: string;
}

interface CookieNoticeProps {
  texts: CookieNoticeTexts;
  /** Path of the privacy policy. */
  policyHref: string;
}

/** The cookie notice, shown until answered; a footer link reopens it. Not modal: the page stays usable. S2.5-14, S4. */
export function CookieNotice({ texts, policyHref }: CookieNoticeProps) {
  const consent = useConsent();
  const reopened = useSyncExternalStore(onConsentReopen, isConsentReopened, () => false);
  const region = useRef<HTMLElement>(null);

  useEffect(() => {
    if (reopened) region.current?.focus();
  }, [reopened]);

  if (consent !== null && !reopened) return null;
  return (
    <section
      ref={region}
      data-cookie-notice
      tabIndex={-1}
      aria-label={texts.label}
      className="animate-rise fixed inset-x-3 bottom-3 z-40 mx-auto flex max-w-3xl flex-col gap-3 rounded-2xl border border-line bg-surface px-4 py-4 font-text text-ink shadow-overlay sm:flex-row sm:items-center sm:gap-6 sm:px-5"
    >
      <p className="grow text-[0.9375rem] leading-snug">
        {texts.text}{' '}
        <Link href={policyHref} prefetch={false} className="font-semibold underline underline-offset-2">
          {texts.more}
        </Link>
      </p>
      <div className="flex shrink-0 flex-wrap gap-2 *:grow sm:flex-nowrap">
        <Button variant="secondary" onClick={() => writeConsent('declined')}>
          {texts.decline}
        </Button>
        <Button variant="secondary" onClick={() => writeConsent('accepted')}>
          {texts.accept}
        </Button>
      </div>
    </section>
  );
}
