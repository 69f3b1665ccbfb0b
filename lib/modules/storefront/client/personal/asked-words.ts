import type { Personalisation } from '@/lib/modules/checkout/rules/basket/types';
import { customisableTexts } from '@/lib/modules/design/rules/personalise';
import type { Scene } from '@/lib/modules/design/rules/scene-types';

/** The store that is asked whether it prints a text. */
export interface WordPlace {
  tenant: string;
  slug: string;
  /** In a frame nobody is logged in, and no cookie goes along (docs/decisions/0012). */
  framed?: boolean;
}

const known = new Map<string, boolean>();
const listeners = new Set<() => void>();
const keyOf = ({ tenant, slug }: WordPlace, text: string) => `${tenant}/${slug}/${text}`;

/** A text as the order will have it. */
export const asOrdered = (text: string): string => text.normalize('NFC').trim();

/** Tells when more is known. */
export function onAnswers(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the store is known not to print a text. */
export const isRefused = (place: WordPlace, text: string): boolean => known.get(keyOf(place, text)) === true;

/** Whether the store has been asked about a text. */
export const isKnown = (place: WordPlace, text: string): boolean => known.has(keyOf(place, text));

/** Keeps what a store said of texts, and tells those who listen. */
export function keepAnswers(
  place: WordPlace,
  answers: Iterable<readonly [text: string, refused: boolean]>,
): void {
  for (const [text, refused] of answers) known.set(keyOf(place, text), refused);
  for (const listener of listeners) listener();
}

/** What is typed into the open texts of some scenes, as the order will have it; empty ones are left out. */
export function writtenIn(scenes: readonly Scene[], texts: Personalisation): string[] {
  const all = scenes.flatMap((scene) =>
    customisableTexts(scene).map(({ id }) => asOrdered(texts[scene.side]?.[id] ?? '')),
  );
  return all.filter((text) => text !== '');
}
