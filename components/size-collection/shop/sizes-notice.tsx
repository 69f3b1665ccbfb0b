'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, type ReactNode } from 'react';

interface SizesNoticeProps {
  title: string;
  /** Contact address; empty if unknown. */
  contactEmail: string;
  /** It appeared while somebody was on the page: announce and focus it. */
  sudden?: boolean;
  children: ReactNode;
}

/** Notice in place of the form: the reason, the stored answer, and whom to ask. */
export function SizesNotice({ title, contactEmail, sudden = false, children }: SizesNoticeProps) {
  const t = useTranslations('claim');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!sudden) return;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [sudden]);
  return (
    <section className="mx-auto grid max-w-2xl justify-items-center gap-5 rounded-card bg-accent-soft px-5 py-12 text-center wrap-anywhere sm:px-8">
      <h2 ref={heading} tabIndex={-1} className="text-3xl">
        {title}
      </h2>
      {children}
      {contactEmail ? (
        <a
          href={`mailto:${contactEmail}`}
          className="inline-flex min-h-11 items-center font-semibold underline"
        >
          {t('ask', { email: contactEmail })}
        </a>
      ) : null}
    </section>
  );
}
