'use client';

import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import {
  useContractForm,
  type ContractForm,
  type ContractFormOptions,
} from '@/components/form/use-contract-form';
import { ApiError } from '@/lib/client/api-error';
import type { SeenSet } from '@/lib/modules/storefront/client/look-sets';

interface SetFormOptions<Input extends FieldValues, Output, Kept> extends Omit<
  ContractFormOptions<Input, Output>,
  'submit'
> {
  of: SeenSet | null;
  save: (values: Output, of: SeenSet | null) => Promise<Kept>;
  onSaved: (kept: Kept) => void;
}

/**
 * The form of a set. Someone else's save is shown as `theirs`, beside what was typed, and the next save is over it.
 * S3.6-14.
 */
export function useSetForm<Input extends FieldValues, Output, Kept extends SeenSet>({
  of,
  save,
  onSaved,
  ...options
}: SetFormOptions<Input, Output, Kept>): ContractForm<Input, Output> & { theirs: Kept | null } {
  const [theirs, setTheirs] = useState<Kept | null>(null);
  const form = useContractForm<Input, Output>({
    ...options,
    submit: async (values) => {
      try {
        onSaved(await save(values, theirs ?? of));
      } catch (error) {
        const isLate = error instanceof ApiError && error.code === 'conflict';
        setTheirs(isLate ? ((error.data?.['set'] as Kept | undefined) ?? null) : null);
        if (!isLate) throw error;
      }
    },
  });
  return { ...form, theirs };
}
