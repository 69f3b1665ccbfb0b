'use client';

import { useRef, useState } from 'react';
import { isFieldErrorCode } from '@/components/form/field-code';
import { useErrorText } from '@/components/form/use-error-text';
import { ApiError } from '@/lib/client/api-error';
import type { ArtworkCheck, ArtworkField, ArtworkLine } from '@/lib/modules/order-changes/contract/artwork';

/** Side → layer → text, or the token of a picture. */
export type ArtworkValues = Partial<Record<ArtworkField['side'], Record<string, string>>>;

export interface ArtworkCalls {
  /** What the print check says, and what the line would look like; saves nothing. */
  check: (line: string, values: ArtworkValues) => Promise<ArtworkCheck>;
  save: (line: string, values: ArtworkValues) => Promise<void>;
}

const valuesOf = ({ fields }: ArtworkLine): ArtworkValues => {
  const values: ArtworkValues = {};
  for (const { side, layer, value } of fields) values[side] = { ...values[side], [layer]: value };
  return values;
};

/** Name of a field in the server's errors. */
const nameOf = ({ side, layer }: ArtworkField): string => `personalisation.${side}.${layer}`;

/**
 * The texts and pictures of one line: they are saved only as they were seen in the preview, with what the print check says of them.
 * D3-53.
 */
export function useArtworkForm(line: ArtworkLine, { check, save }: ArtworkCalls) {
  const errorText = useErrorText();
  const [values, setValues] = useState(() => valuesOf(line));
  const [seen, setSeen] = useState<{ values: ArtworkValues; check: ArtworkCheck }>();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [formError, setFormError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const current = seen?.values === values ? seen.check : null;

  function show(error: unknown) {
    const codes = error instanceof ApiError ? error.codes : {};
    const known = line.fields.flatMap((field) => {
      const code = codes[nameOf(field)]?.[0];
      return code === undefined ? [] : [[nameOf(field), code] as const];
    });
    setErrors(Object.fromEntries(known));
    if (known.length === 0) setFormError(errorText.call(error));
  }
  async function run(work: () => Promise<void>) {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setErrors({});
    setFormError(undefined);
    try {
      await work();
    } catch (error) {
      show(error);
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }
  const look = () => run(async () => setSeen({ values, check: await check(line.line, values) }));

  return {
    values,
    /** The answer for what is typed now; null until it was asked for. */
    current,
    busy,
    formError,
    look: () => void look(),
    /** Saves what was seen; shows it first where it was not. */
    submit: () => (current === null ? look() : run(() => save(line.line, values))),
    errorOf(field: ArtworkField) {
      const code = errors[nameOf(field)];
      return code === undefined
        ? undefined
        : (errorText.field(isFieldErrorCode(code) ? code : undefined) ?? code);
    },
    setValue: ({ side, layer }: ArtworkField, value: string) =>
      setValues((all) => ({ ...all, [side]: { ...all[side], [layer]: value } })),
  };
}
