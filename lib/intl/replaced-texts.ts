import { AsyncLocalStorage } from 'node:async_hooks';
import type { Locale } from '@/lib/kernel/locales';
import { formatterOf, type Formatter, type MessageValues } from './texts-in';

/** Language → dotted key → the text that stands in the place of the message file's. */
export type ReplacedTexts = Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>>;

const KEY = Symbol.for('merchloom.replaced-texts');
/** One of the process: pages, calls and jobs are in bundles of their own. */
const holder = globalThis as { [KEY]?: AsyncLocalStorage<ReplacedTexts> };
const store = (): AsyncLocalStorage<ReplacedTexts> => (holder[KEY] ??= new AsyncLocalStorage());

/** Each text parsed once, for as long as what it was read with is kept. */
const parsed = new WeakMap<object, Map<string, Formatter>>();

/** Does the work with these texts in place of the message files'; work inside it may replace them by others. S2.2-336. */
export function withReplacedTexts<T>(texts: ReplacedTexts, work: () => T): T {
  return store().run(texts, work);
}

/** The text of a key that this work has replaced; undefined for none, and for one that can't be formatted with these values. */
export function replacedText(locale: Locale, key: string, values?: MessageValues): string | undefined {
  const texts = store().getStore()?.[locale];
  const text = texts?.[key];
  if (!texts || text === undefined) return undefined;
  const known = parsed.get(texts) ?? new Map<string, Formatter>();
  parsed.set(texts, known);
  const format = known.get(key) ?? formatterOf(locale, text);
  known.set(key, format);
  return format(values);
}
