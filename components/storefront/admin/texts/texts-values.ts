import type { FieldErrors } from '@/components/admin/editor/editor-types';
import { ApiError } from '@/lib/client/api-error';
import type { EventTexts, TextsUpdate, TranslatedText } from '@/lib/modules/storefront/contract/texts/texts';
import { sentText, storedText, valueOf } from './formatted-values';

/** What is edited, by the key of each text: its translation, and under `…~ok` whether it was confirmed (`yes`). */
export type TextsValues = Record<string, string>;

/** A text of the page, with the product that it belongs to. */
export interface TextEntry {
  key: string;
  product: { id: string; name: string; locked: boolean } | null;
  text: TranslatedText;
}

const CONFIRMED = 'yes';
export const okKey = (key: string) => `${key}~ok`;
export const confirmed = (isOk: boolean) => (isOk ? CONFIRMED : '');
export const isConfirmed = (values: TextsValues, key: string) => values[okKey(key)] === CONFIRMED;

/** Every text of the page, in its order. */
export function entriesOf({ texts, products }: EventTexts): TextEntry[] {
  return [
    ...texts.map((text) => ({ key: text.field, product: null, text })),
    ...products.flatMap(({ texts: own, ...product }) =>
      own.map((text) => ({ key: `${product.id}.${text.field}`, product, text })),
    ),
  ];
}

export function valuesOf(texts: EventTexts): TextsValues {
  const values = entriesOf(texts).flatMap(({ key, text }) => [
    [key, valueOf(text)],
    [okKey(key), ''],
  ]);
  return Object.fromEntries(values) as TextsValues;
}

/** The texts that a save sends, with the key of each: those that differ, and those that were confirmed. */
export function changedTexts(
  values: TextsValues,
  stored: EventTexts,
): { keys: string[]; texts: TextsUpdate['texts'] } {
  const changed = entriesOf(stored).filter(
    ({ key, text }) => values[key] !== valueOf(text) || isConfirmed(values, key),
  );
  return {
    keys: changed.map(({ key }) => key),
    texts: changed.map(({ key, product, text }) => ({
      product: product?.id ?? null,
      field: text.field,
      ...sentText(text, values[key] ?? ''),
    })),
  };
}

/** The server's errors by the key of their text. */
export function textErrors(error: unknown, keys: readonly string[]): FieldErrors {
  if (!(error instanceof ApiError)) return {};
  const told = Object.entries(error.codes).flatMap(([path, [code = 'invalid']]) => {
    const key = keys[Number(/^texts\.(\d+)\./.exec(path)?.[1])];
    return key === undefined ? [] : [[key, code]];
  });
  return Object.fromEntries(told) as FieldErrors;
}

/**
 * What the page goes on with after a save: its own texts with what is stored of them. A product that has become complete
 * leaves the list of open ones, not the page that somebody is working on.
 */
export function afterSave(before: EventTexts, answer: EventTexts, values: TextsValues): EventTexts {
  const stored = new Map(entriesOf(answer).map(({ key, text }) => [key, text]));
  const next = (key: string, text: TranslatedText): TranslatedText =>
    stored.get(key) ?? {
      ...storedText(text, values[key] ?? valueOf(text)),
      changed: text.changed && !isConfirmed(values, key),
    };
  return {
    ...answer,
    texts: before.texts.map((text) => next(text.field, text)),
    products: before.products.map((product) => ({
      ...product,
      texts: product.texts.map((text) => next(`${product.id}.${text.field}`, text)),
    })),
    next_cursor: before.next_cursor,
  };
}
