'use client';

import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ContractForm } from '@/components/form/use-contract-form';
import { keepFormDraft, readFormDraft } from '@/lib/client/form-draft';
import type { ClaimStore } from './claim-store';
import type { ClaimValues } from './claim-values';
import { lookAtCode, type CodeOutlook, type CodeTerms, type LookedAt } from './look-at-code';
import { useLinkCode } from './use-link-code';

/** Storage key for the link's code that was already filled in. */
export const filledCodeKey = (eventId: string) => `claim-link-${eventId}`;

type ClaimFields = ContractForm<ClaimValues, ClaimValues>['form'];

export interface CodeCheck {
  /** The code in the link; empty without one. */
  link: string;
  /** What is known about a code: null before it was checked. */
  outlookOf(code: string): CodeOutlook | null;
  /** What a code that was found good is for; null for everything, and for any other. */
  termsOf(code: string): CodeTerms | null;
  /** What the sender says to the holder of a good code. */
  notesOf(code: string): readonly string[];
  /** Asks whether the typed code can be used, unless that is known and need not be asked anew. */
  check(anew?: boolean): void;
  /** Drops a question that is under way, as the claim itself decides now. */
  stop(): void;
}

/**
 * What is known about the code. Once a gift has run out the code is looked at anew, as another may be offered in its
 * place. D22-2, D23, D40-3.
 */
export function useCodeCheck(
  store: ClaimStore,
  { form, refusal }: { form: ClaimFields; refusal: string | null },
  onEnded: (kind: 'closed' | 'exhausted') => void,
): CodeCheck {
  const checked = useLookedAt(store, form, onEnded);
  const lookAnew = useEffectEvent(() => checked.check(true));
  useEffect(() => {
    if (refusal === 'out_of_stock') lookAnew();
  }, [refusal]);
  return checked;
}

/**
 * Fills the link's code into its field once; an edited value stays over a reload. That code is checked at once, a typed
 * one as soon as it has been entered, before the rest of the form is filled in. D22-2, D23.
 */
function useLookedAt(
  store: ClaimStore,
  form: ClaimFields,
  onEnded: (kind: 'closed' | 'exhausted') => void,
): CodeCheck {
  const link = useLinkCode();
  const [known, setKnown] = useState<Readonly<Record<string, LookedAt>>>({});
  const asking = useRef<AbortController>(null);
  const { id, tenantId, slug, framed = false, needsCode, preview } = store;
  const asks = needsCode && preview === undefined;

  /** Looks at a code, in place of the one before; resolves to null if another has been entered since. */
  const look = useCallback(
    async (code: string) => {
      asking.current?.abort();
      const left = new AbortController();
      asking.current = left;
      const asked = { code, fromLink: code === link };
      const looked = await lookAtCode({ tenantId, slug, framed }, asked, left.signal);
      return left.signal.aborted || form.getValues('promo_code').trim() !== code ? null : looked;
    },
    [tenantId, slug, framed, form, link],
  );
  const heed = useCallback(
    (code: string, looked: LookedAt | null) => {
      const outlook = looked?.outlook;
      if (outlook === 'closed' || outlook === 'exhausted') onEnded(outlook);
      // Anything but a plain answer is worth asking for again.
      if (looked && (outlook === 'usable' || outlook === 'refused')) {
        setKnown((now) => ({ ...now, [code]: looked }));
      }
    },
    [onEnded],
  );
  useEffect(() => {
    const key = filledCodeKey(id);
    if (link === '' || readFormDraft(key, { code: '' }).code === link) return;
    keepFormDraft(key, { code: link });
    form.setValue('promo_code', link);
  }, [link, form, id]);
  useEffect(() => {
    if (link === '' || !asks || form.getValues('promo_code') !== link) return undefined;
    void look(link).then((looked) => heed(link, looked));
    return () => asking.current?.abort();
  }, [link, asks, look, heed, form]);

  const outlookOf = (code: string) => known[code.trim()]?.outlook ?? null;
  return {
    link,
    outlookOf,
    termsOf: (code) => known[code.trim()]?.terms ?? null,
    notesOf: (code) => known[code.trim()]?.notes ?? [],
    check(anew = false) {
      const code = form.getValues('promo_code').trim();
      if (asks && code !== '' && (anew || outlookOf(code) === null)) {
        void look(code).then((looked) => heed(code, looked));
      }
    },
    stop: () => asking.current?.abort(),
  };
}
