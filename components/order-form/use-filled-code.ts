'use client';

import { useEffect } from 'react';
import type { ContractForm } from '@/components/forms/use-contract-form';
import { keepFormDraft, readFormDraft } from '@/lib/client/form-draft';
import type { ClaimStore } from './claim-store';
import type { ClaimValues } from './claim-values';
import { useLinkCode } from './use-link-code';

/** The link's code fills its field, once: what is typed over it stays over a reload. */
export function useFilledCode({ id }: ClaimStore, form: ContractForm<ClaimValues, ClaimValues>['form']) {
  const code = useLinkCode();
  useEffect(() => {
    const key = `claim-link-${id}`;
    if (code === '' || readFormDraft(key, { code: '' }).code === code) return;
    keepFormDraft(key, { code });
    form.setValue('promo_code', code);
  }, [code, form, id]);
}
