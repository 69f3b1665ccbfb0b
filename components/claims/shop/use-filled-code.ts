'use client';

import { useEffect, useState } from 'react';
import type { ContractForm } from '@/components/form/use-contract-form';
import { keepFormDraft, readFormDraft } from '@/lib/client/form-draft';
import type { ClaimStore } from './claim-store';
import type { ClaimValues } from './claim-values';
import { lookAtCode } from './look-at-code';
import { useLinkCode } from './use-link-code';

/** Storage key for the link's code that was already filled in. */
export const filledCodeKey = (eventId: string) => `claim-link-${eventId}`;

/**
 * Fills the link's code into its field once; an edited value stays over a reload. While it is there, the page says in
 * advance whether it can be used.
 */
export function useFilledCode(
  store: ClaimStore,
  form: ContractForm<ClaimValues, ClaimValues>['form'],
  onEnded: (kind: 'closed' | 'exhausted') => void,
): { refused: boolean } {
  const code = useLinkCode();
  const [refused, setRefused] = useState(false);
  const { id, tenantId, slug, framed = false, needsCode, preview } = store;
  const asks = needsCode && preview === undefined;
  useEffect(() => {
    const key = filledCodeKey(id);
    if (code === '' || readFormDraft(key, { code: '' }).code === code) return;
    keepFormDraft(key, { code });
    form.setValue('promo_code', code);
  }, [code, form, id]);
  useEffect(() => {
    const stands = () => form.getValues('promo_code') === code;
    if (code === '' || !asks || !stands()) return undefined;
    const left = new AbortController();
    const show = async () => {
      const outlook = await lookAtCode({ tenantId, slug, framed }, code, left.signal);
      if (left.signal.aborted || !stands()) return;
      if (outlook === 'closed' || outlook === 'exhausted') onEnded(outlook);
      if (outlook !== 'refused') return;
      setRefused(true);
      form.setError('promo_code', { type: 'server', message: 'invalid_promo_code' });
    };
    void show();
    const watching = form.watch((_, { name }) => {
      if (name !== 'promo_code' || stands()) return;
      setRefused(false);
      form.clearErrors('promo_code');
    });
    return () => {
      left.abort();
      watching.unsubscribe();
    };
  }, [code, form, tenantId, slug, framed, asks, onEnded]);
  return { refused };
}
