'use client';

import { useRef, useState, type FormEvent } from 'react';
import { isFieldErrorCode } from '@/components/form/field-code';
import { useErrorText } from '@/components/form/use-error-text';
import { useProductChoice } from '@/components/catalogue/shop/use-product-choice';
import { ApiError } from '@/lib/client/api-error';
import { editLinkedLine } from '@/lib/modules/order-changes/client/use-order-edit';
import type { OrderPage } from '@/lib/modules/order-changes/contract/order-page';
import type { EditOptions } from '@/lib/modules/order-changes/contract/read-edit-options';
import type { OpenPanel } from './edit-panel';

type LineOptions = EditOptions['lines'][number];
type Text = LineOptions['texts'][number];

/** Name of a text in the server's field errors. */
export const fieldOf = ({ side, layer }: Text): string => `personalisation.${side}.${layer}`;

function errorsOf(error: ApiError, fields: readonly string[]): Record<string, string> {
  const said = fields.map((field) => [field, error.codes[field]?.[0] ?? error.errors[field]?.[0]] as const);
  return Object.fromEntries(said.flatMap(([field, text]) => (text ? [[field, text]] : [])));
}

/** The form of one line: colour, size, texts, and their errors. */
export function useLineForm(
  { panel, line, token }: { panel: OpenPanel; line: OrderPage['products'][number]; token: string },
  options: LineOptions,
) {
  const errorText = useErrorText();
  const choice = useProductChoice(options.variants, line.variant_id);
  const [texts, setTexts] = useState(() =>
    Object.fromEntries(options.texts.map((text) => [fieldOf(text), text.text])),
  );
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [formError, setFormError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);

  function show(error: unknown) {
    const fields = [...options.texts.map(fieldOf), 'variant_id'];
    const known = error instanceof ApiError ? errorsOf(error, fields) : {};
    setErrors(known);
    const { variant_id: variant, ...others } = known;
    // Errors of a text are shown at its field.
    if (variant) setFormError(errorText.field(isFieldErrorCode(variant) ? variant : undefined) ?? variant);
    else if (Object.keys(others).length === 0) setFormError(errorText.call(error));
  }

  function personalisation() {
    const sides: { front?: Record<string, string>; back?: Record<string, string> } = {};
    for (const text of options.texts) {
      sides[text.side] = { ...sides[text.side], [text.layer]: texts[fieldOf(text)] ?? '' };
    }
    return sides;
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    const variantId = choice.pair.variantId;
    if (underWay.current || panel.ended || choice.pair.state !== 'available' || variantId === null) return;
    underWay.current = true;
    setBusy(true);
    setErrors({});
    setFormError(undefined);
    try {
      const wish = { variant_id: variantId, personalisation: personalisation() };
      await panel.mend((version) => editLinkedLine(token, line.id, { ...wish, version }));
    } catch (error) {
      show(error);
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }

  return {
    choice,
    texts,
    busy,
    formError,
    onSubmit,
    errorOf: (text: Text) => errorText.field(errors[fieldOf(text)]),
    setText: (text: Text, value: string) => setTexts((all) => ({ ...all, [fieldOf(text)]: value })),
  };
}
