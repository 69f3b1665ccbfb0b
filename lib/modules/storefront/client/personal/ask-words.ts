import { anonymousCall } from '@/lib/client/anonymous';
import { browserCall } from '@/lib/client/browser';
import type { checkWords } from '@/lib/modules/storefront/contract/check-words';
import { CHECKED_TEXTS } from '@/lib/modules/design/rules/refused-words-limits';
import { isKnown, isRefused, keepAnswers, type WordPlace } from './asked-words';
import { checkWordsCall } from '@/lib/modules/storefront/contract/paths';

// The contract's path without its schemas, to keep the bundle for phones small.
/** If a store does not answer in time, the shopper may go on: the order checks again. */
const PATIENCE_MS = 4000;

async function ask(place: WordPlace, texts: readonly string[]): Promise<void> {
  const { tenant, slug, framed } = place;
  const call = framed ? anonymousCall<typeof checkWords> : browserCall<typeof checkWords>;
  const { refused } = await call(checkWordsCall, {
    params: { tenant, slug },
    body: { texts: [...texts] },
    signal: AbortSignal.timeout(PATIENCE_MS),
    progress: false,
  });
  keepAnswers(
    place,
    texts.map((text, index) => [text, refused.includes(index)]),
  );
}

/**
 * Asks a store about the texts it has not been asked about yet; true if it refuses any. Never rejects: what could not
 * be checked is checked by the order (docs/decisions/0027).
 */
export async function askWords(place: WordPlace, texts: readonly string[]): Promise<boolean> {
  const open = [...new Set(texts)].filter((text) => !isKnown(place, text));
  for (let at = 0; at < open.length; at += CHECKED_TEXTS) {
    const asked = await ask(place, open.slice(at, at + CHECKED_TEXTS)).then(
      () => true,
      () => false,
    );
    if (!asked) break;
  }
  return texts.some((text) => isRefused(place, text));
}
