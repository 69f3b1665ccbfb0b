import { anonymousCall } from '@/lib/client/anonymous';
import { browserCall } from '@/lib/client/browser';
import type { checkWords } from '@/lib/contracts/storefront/check-words';
import type { Personalisation } from '@/lib/domain/basket/types';
import { customisableTexts } from '@/lib/domain/design/personalise';
import { CHECKED_TEXTS } from '@/lib/domain/design/refused-words-limits';
import type { Scene } from '@/lib/domain/design/scene-types';

/** The store that is asked whether it prints a text. */
export interface WordPlace {
  tenant: string;
  slug: string;
  /** In a frame nobody is logged in, and no cookie goes along (docs/decisions/0012). */
  framed?: boolean;
}

// The contract's path, without its schemas: this code goes to phones.
const CHECK = { method: 'post', path: '/api/{tenant}/{slug}/check-words' } as const;
/** A store that does not answer keeps nobody from going on: the order asks again. */
const PATIENCE_MS = 4000;

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

async function ask(place: WordPlace, texts: readonly string[]): Promise<void> {
  const { tenant, slug, framed } = place;
  const call = framed ? anonymousCall<typeof checkWords> : browserCall<typeof checkWords>;
  const { refused } = await call(CHECK, {
    params: { tenant, slug },
    body: { texts: [...texts] },
    signal: AbortSignal.timeout(PATIENCE_MS),
    progress: false,
  });
  texts.forEach((text, index) => known.set(keyOf(place, text), refused.includes(index)));
}

/**
 * Asks a store about the texts that it has not been asked about yet, and tells whether it refuses any. Never rejects: what
 * could not be asked is the order's to decide (docs/decisions/0027).
 */
export async function askWords(place: WordPlace, texts: readonly string[]): Promise<boolean> {
  const open = [...new Set(texts)].filter((text) => !known.has(keyOf(place, text)));
  for (let at = 0; at < open.length; at += CHECKED_TEXTS) {
    const asked = await ask(place, open.slice(at, at + CHECKED_TEXTS)).then(
      () => true,
      () => false,
    );
    if (!asked) break;
    for (const listener of listeners) listener();
  }
  return texts.some((text) => isRefused(place, text));
}

/** What is typed into the open texts of some scenes, as the order will have it; empty ones are left out. */
export function writtenIn(scenes: readonly Scene[], texts: Personalisation): string[] {
  const all = scenes.flatMap((scene) =>
    customisableTexts(scene).map(({ id }) => asOrdered(texts[scene.side]?.[id] ?? '')),
  );
  return all.filter((text) => text !== '');
}
