'use client';

import { useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { dropFormDraft, hasFormDraft, keepFormDraft, readFormDraft } from '@/lib/client/form-draft';
import { useTypedForm } from './typed-before';
import { useContractForm, type ContractForm, type ContractFormOptions } from './use-contract-form';

interface DraftedFormOptions<Input extends FieldValues, Output> extends Pick<
  ContractFormOptions<Input, Output>,
  'schema'
> {
  /** Storage key of the draft in this tab; fixed at the first render. */
  draftKey: string;
  /** Initial values where there is no draft. */
  first: () => Input;
  /** Fills in what a draft leaves open. */
  settle?: (values: Input) => Input;
  /** Sends the validated values; true if sent, which deletes the draft. Rejects as in `useContractForm`. */
  submit: (values: Output) => Promise<boolean>;
}

const asTyped = <Input>(values: Input): Input => values;

/**
 * A contract form whose values survive reloads, failures and hydration until they are sent. Put `formId` on the form
 * element. S5; D11.
 */
export function useDraftedForm<Input extends FieldValues, Output>(
  options: DraftedFormOptions<Input, Output>,
): ContractForm<Input, Output> & { formId: string } {
  const { schema, settle = asTyped, submit } = options;
  const { formId, withTyped } = useTypedForm();
  const [draftKey] = useState(options.draftKey);
  const [first] = useState<Input>(options.first);
  const contract = useContractForm<Input, Output>({
    schema,
    defaultValues: settle(withTyped(first)) as DefaultValues<Input>,
    submit: async (values) => {
      if (await submit(values)) dropFormDraft(draftKey);
    },
  });
  const { form } = contract;
  const latest = useRef({ settle, withTyped });
  useEffect(() => {
    latest.current = { settle, withTyped };
  });
  useEffect(() => {
    const hasDraft = hasFormDraft(draftKey);
    const kept = hasDraft ? readFormDraft(draftKey, first) : first;
    const begun = latest.current.withTyped(kept);
    if (hasDraft) form.reset(latest.current.settle(begun));
    // Values typed before hydration are in no draft yet; store them in case the form mounts again.
    if (JSON.stringify(begun) !== JSON.stringify(kept)) keepFormDraft(draftKey, begun);
    const watching = form.watch((values) => keepFormDraft(draftKey, values));
    return () => watching.unsubscribe();
  }, [form, draftKey, first]);
  return { ...contract, formId };
}
