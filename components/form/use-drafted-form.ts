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
  /** What its draft is found by, in this tab; the first one counts. */
  draftKey: string;
  /** How it begins where nothing was typed. */
  first: () => Input;
  /** What typed values leave open, filled in. */
  settle?: (values: Input) => Input;
  /** Sends the checked values, and tells whether it did: then the draft goes. Rejects as `useContractForm` says. */
  submit: (values: Output) => Promise<boolean>;
}

const asTyped = <Input>(values: Input): Input => values;

/**
 * A form on a contract whose values outlive a reload, a failure and the time before its script, until they have been sent.
 * SPEC 5; DECISIONS 11. `formId` belongs on the form's element.
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
    // What was typed before the script is in no draft yet, and a form that is made anew would find it nowhere else.
    if (JSON.stringify(begun) !== JSON.stringify(kept)) keepFormDraft(draftKey, begun);
    const watching = form.watch((values) => keepFormDraft(draftKey, values));
    return () => watching.unsubscribe();
  }, [form, draftKey, first, typed]);
  return { ...contract, formId };
}
