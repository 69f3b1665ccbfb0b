'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTypedBefore } from '@/components/form/typed-before';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import type { Offer } from './use-offer';

interface OfferBrowserProps {
  offer: Omit<Offer<unknown>, 'items'>;
  /** The items of the current page. */
  children: ReactNode;
}

/** Debounce of the search. */
const PAUSE_MS = 250;
const LONGEST = 100;
const SEARCH_NAME = 'offer-search';

/** May be inside the form: Enter searches and does not submit. */
function Search({ offer }: Pick<OfferBrowserProps, 'offer'>) {
  const t = useTranslations('productList');
  const [text, setText] = useState(offer.q);
  const around = useTypedBefore<HTMLDivElement>(({ [SEARCH_NAME]: typed }) => setText(typed ?? offer.q));
  const search = useRef(offer.search);
  useEffect(() => {
    search.current = offer.search;
  });
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === offer.q) return undefined;
    const waiting = setTimeout(() => search.current(wanted), PAUSE_MS);
    return () => clearTimeout(waiting);
  }, [text, offer.q]);
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    offer.search(text.trim());
  }
  return (
    <div ref={around} role="search" className="max-w-md">
      <TextField
        type="search"
        name={SEARCH_NAME}
        label={t('searchLabel')}
        value={text}
        maxLength={LONGEST}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

function Pages({ offer, onTurn }: Pick<OfferBrowserProps, 'offer'> & { onTurn(page: number): void }) {
  const t = useTranslations('productList');
  const { page, pages } = offer;
  if (pages <= 1) return null;
  const button = (to: number, text: string) =>
    to < 1 || to > pages ? null : (
      <Button variant="secondary" onClick={() => onTurn(to)}>
        {text}
      </Button>
    );
  return (
    <nav aria-label={t('pages')} className="flex flex-wrap items-center justify-center gap-4">
      {button(page - 1, t('previousPage'))}
      <p className="text-muted tabular-nums">{t('pageOf', { page, pages })}</p>
      {button(page + 1, t('nextPage'))}
    </nav>
  );
}

/** Search and paging around an order form's items; only the items if one page shows all. */
export function OfferBrowser({ offer, children }: OfferBrowserProps) {
  const t = useTranslations('productList');
  const form = useTranslations('orderForm');
  const shelf = useRef<HTMLDivElement>(null);
  const { large, found, all, page, waiting, failed } = offer;
  const turning = useRef<number | null>(null);
  useEffect(() => {
    if (waiting || page !== turning.current) return;
    turning.current = null;
    shelf.current?.scrollIntoView({ block: 'start' });
    shelf.current?.focus({ preventScroll: true });
  }, [waiting, page]);
  if (!large) return children;
  function turn(to: number) {
    turning.current = to;
    offer.turn(to);
  }
  return (
    <div className="grid gap-5">
      <Search offer={offer} />
      <p role="status" className="text-muted">
        {found === 0
          ? form('nothingFound')
          : offer.q === ''
            ? t('count', { count: all })
            : t('found', { count: found, all })}
      </p>
      {failed ? (
        <Alert
          tone="warn"
          announce="status"
          actions={
            <Button size="sm" variant="secondary" onClick={offer.retry}>
              {form('tryAgain')}
            </Button>
          }
        >
          {form('offerFailed')}
        </Alert>
      ) : null}
      <div
        ref={shelf}
        tabIndex={-1}
        role="group"
        aria-label={t('pageOf', { page, pages: offer.pages })}
        aria-busy={waiting}
        className="scroll-mt-24 outline-none aria-busy:opacity-50"
      >
        {children}
      </div>
      <Pages offer={offer} onTurn={turn} />
    </div>
  );
}
