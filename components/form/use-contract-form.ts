'use client';

import { useEffect, useRef, useState, type FormEvent } from 'react';
import {
  get,
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import type { z } from 'zod';
import { ApiError } from '@/lib/client/api-error';
import { onIdle, savesData } from '@/components/ui/when-idle';
import { partServerErrors } from './server-errors';
import { useErrorText } from './use-error-text';

type Rules<Input, Output> = z.ZodType<Output, Input>;

export interface ContractFormOptions<Input extends FieldValues, Output> {
  /** The contract's body schema, or the part that the form fills in; a function if it is loaded later. */
  schema: Rules<Input, Output> | (() => Promise<Rules<Input, Output>>);
  /** Initial value of every field, in the order in which errors are visited. */
  defaultValues: DefaultValues<Input>;
  /** Sends the validated values. A rejected ApiError is shown on the form; typed values stay. */
  submit: (values: Output) => Promise<void>;
}

export interface ContractForm<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>;
  onSubmit: (event: FormEvent) => Promise<void>;
  /** A submission is running; further presses are ignored. */
  busy: boolean;
  /** Error of the form as a whole, for `<FormAlert>`. */
  formError: string | undefined;
  /** Props for a field of components/ui: name, ref, handlers and the error's text. */
  field: (name: FieldPath<Input>) => FieldProps;
}

type FieldProps = UseFormRegisterReturn & { error: string | undefined; defaultValue?: string };

/**
 * The text a field begins with, so that the server's HTML shows it already: react-hook-form fills its fields in only
 * once it has taken them over. Boxes are left to it, since it would read a ticked one back from the page.
 */
function firstText(values: unknown, name: string): { defaultValue?: string } {
  const value: unknown = get(values, name);
  return typeof value === 'string' && value !== '' ? { defaultValue: value } : {};
}

/**
 * Loads the validation code once the page is idle, or at the first focus if that comes sooner. So an error is shown
 * right after the press that asks for it, also on a slow phone, and the first paint doesn't wait for it.
 */
function useResolver<Input extends FieldValues, Output>(
  schema: ContractFormOptions<Input, Output>['schema'],
): Resolver<Input, unknown, Output> {
  const load = async () => {
    const rules = typeof schema === 'function' ? schema() : schema;
    const [{ contractResolver }, loaded] = await Promise.all([import('./contract-resolver'), rules]);
    return contractResolver(loaded);
  };
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  useEffect(() => {
    // A failed load is retried on submit, and reported then.
    const ahead = () => void latest.current().catch(() => undefined);
    document.addEventListener('focusin', ahead, { once: true });
    const cancel = savesData() ? undefined : onIdle(ahead);
    return () => {
      document.removeEventListener('focusin', ahead);
      cancel?.();
    };
  }, []);
  return async (...given) => (await load())(...given);
}

/**
 * A form based on a contract: the server's schema, error codes with texts in the page's language, server errors at
 * their fields over local ones, focus on the first error, one submission at a time. S5-10; D11, D19.
 */
export function useContractForm<Input extends FieldValues, Output>(
  options: ContractFormOptions<Input, Output>,
): ContractForm<Input, Output> {
  const { schema, defaultValues, submit } = options;
  const resolver = useResolver(schema);
  const form = useForm<Input, unknown, Output>({ defaultValues, resolver });
  const [first] = useState(defaultValues);
  const text = useErrorText();
  const [formError, setFormError] = useState<string>();
  const underWay = useRef(false);
  const { errors, isSubmitting } = form.formState;

  function showServerErrors(error: unknown) {
    if (!(error instanceof ApiError)) {
      setFormError(text.call(error));
      throw error;
    }
    const { fields, others } = partServerErrors(error, form.getValues());
    fields.forEach(({ name, message }, index) => {
      const path = name as FieldPath<Input>;
      form.setError(path, { type: 'server', message }, { shouldFocus: index === 0 });
    });
    setFormError(others[0] ? text.field(others[0].message) : text.call(error));
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (underWay.current) return;
    underWay.current = true;
    setFormError(undefined);
    try {
      await form.handleSubmit(submit)(event);
    } catch (error) {
      showServerErrors(error);
    } finally {
      underWay.current = false;
    }
  }

  function field(name: FieldPath<Input>) {
    const message = form.getFieldState(name, { ...form.formState, errors }).error?.message;
    return { ...form.register(name), ...firstText(first, name), error: text.field(message) };
  }
  return { form, onSubmit, busy: isSubmitting, formError, field };
}
