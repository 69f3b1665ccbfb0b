import type { Personalisation } from '@/lib/modules/checkout/rules/basket/types';
import { customisableTexts } from '@/lib/modules/design/rules/personalise';
import type { Scene } from '@/lib/modules/design/rules/scene-types';

export interface WordPlace {
  tenant: string;
  slug: string;
  /** Inside a frame there is no login, and no cookie is sent (docs/decisions/0012). */
  framed?: boolean;
}

const known = new Map<string, boolean>();
const listeners = new Set<() => void>();
const keyOf = ({ tenant, slug }: WordPlace, text: string) => `${tenant}/${slug}/${text}`;

/** A text in the form the order will store. */
export const asOrdered = (text: string): string => text.normalize('NFC').trim();

/** Calls the listener when new answers arrive. */
export function onAnswers(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the store is known to refuse a text. */
export const isRefused = (place: WordPlace, text: string): boolean => known.get(keyOf(place, text)) === true;

/** Whether the store has answered about a text. */
export const isKnown = (place: WordPlace, text: string): boolean => known.has(keyOf(place, text));

/** Stores a store's answers about texts, and calls the listeners. */
export function keepAnswers(
  place: WordPlace,
  answers: Iterable<readonly [text: string, refused: boolean]>,
): void {
  for (const [text, refused] of answers) known.set(keyOf(place, text), refused);
  for (const listener of listeners) listener();
}

/** The values of the customisable texts of some scenes, in the order's form; without empty ones. */
export function writtenIn(scenes: readonly Scene[], texts: Personalisation): string[] {
  const all = scenes.flatMap((scene) =>
    customisableTexts(scene).map(({ id }) => asOrdered(texts[scene.side]?.[id] ?? '')),
  );
  return all.filter((text) => text !== '');
}
