'use client';

import { useEffect, useId, useRef, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import {
  dropFormDraft,
  hasFormDraft,
  keepFormDraft,
  readFormDraft,
  readTyped,
  withTyped,
} from '@/lib/client/form-draft';
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
  const formId = useId();
  const [typed] = useState(() => readTyped(formId));
  const [draftKey] = useState(options.draftKey);
  const [first] = useState<Input>(options.first);
  const contract = useContractForm<Input, Output>({
    schema,
    defaultValues: settle(withTyped(first, typed)) as DefaultValues<Input>,
    submit: async (values) => {
      if (await submit(values)) dropFormDraft(draftKey);
    },
  });
  const { form } = contract;
  const latest = useRef(settle);
  useEffect(() => {
    latest.current = settle;
  });
  useEffect(() => {
    const hasDraft = hasFormDraft(draftKey);
    const kept = hasDraft ? readFormDraft(draftKey, first) : first;
    const begun = withTyped(kept, typed);
    if (hasDraft) form.reset(latest.current(begun));
    // Values typed before hydration are in no draft yet; store them in case the form mounts again.
    if (JSON.stringify(begun) !== JSON.stringify(kept)) keepFormDraft(draftKey, begun);
    const watching = form.watch((values) => keepFormDraft(draftKey, values));
    return () => watching.unsubscribe();
  }, [form, draftKey, first, typed]);
  return { ...contract, formId };
}
