'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { Invitation } from '@/lib/modules/size-collection/contract/invitation';
import { SizesAnswer } from './sizes-answer';
import type { SizesStore } from './sizes-store';

interface SizesSavedProps {
  store: SizesStore;
  invitation: Invitation;
  /** Closing time, formatted; null if there is none. */
  closes: string | null;
  /** It was saved just now, on this page. */
  justNow: boolean;
  onChange(): void;
}

/** The stored answer, and until when it can be changed. D4-5. */
export function SizesSaved({ store, invitation, closes, justNow, onChange }: SizesSavedProps) {
  const t = useTranslations('sizes');
  const heading = useRef<HTMLHeadingElement>(null);
  const ready = useHydrated();
  useEffect(() => {
    if (!justNow) return;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [justNow]);
  const { answer, invitee } = invitation;
  if (!answer) return null;
  return (
    <section className="bg-store-secondary text-store-on-secondary">
      <div className="mx-auto grid w-full max-w-2xl justify-items-center gap-5 px-4 py-12 text-center wrap-anywhere sm:px-8 sm:py-16">
        <h1 ref={heading} tabIndex={-1} className="text-4xl sm:text-5xl">
          {t('savedTitle', { name: invitee.name })}
        </h1>
        <p className="text-lg sm:text-xl">{t('savedText')}</p>
        <SizesAnswer
          invitation={invitation}
          answer={answer}
          piece={store.pieces.find(({ id }) => id === answer.product_id)}
        />
        <p>{closes === null ? t('changeOpen') : t('changeUntil', { date: closes })}</p>
        <Button size="lg" disabled={!ready} onClick={onChange}>
          {t('change')}
        </Button>
      </div>
    </section>
  );
}
