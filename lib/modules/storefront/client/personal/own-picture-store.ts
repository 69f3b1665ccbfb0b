import { isPictureFile } from '@/lib/modules/design/rules/own-values';
import type { SentPicture, UploadTarget } from '@/lib/modules/uploads/client/upload-target';

/** What is known of a token, or of the file that an answer given before names: its picture, or that there is none any more. */
export type KnownPicture = SentPicture | 'gone';

/** Pictures by the tokens of their uploads, as long as the page lives. */
let known: Readonly<Record<string, KnownPicture>> = {};
const asked = new Set<string>();
const listeners = new Set<() => void>();

function put(token: string, picture: KnownPicture): void {
  known = { ...known, [token]: picture };
  listeners.forEach((listener) => listener());
}

/** Calls `listener` whenever more is known; the answer ends it. */
export function subscribeToPictures(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** All that is known; the same object until more is. */
export const knownPictures = (): Readonly<Record<string, KnownPicture>> => known;

/** Keeps a picture that has just been sent. */
export function rememberPicture(picture: SentPicture): void {
  put(picture.token, picture);
}

/**
 * Asks for the pictures that are not known yet: those of a draft, or of a line of the basket. What is named by its file
 * cannot be asked for: it is told with the answer that names it.
 */
export function askForPictures(place: UploadTarget, tokens: readonly string[]): void {
  for (const token of tokens) {
    if (known[token] !== undefined || asked.has(token) || isPictureFile(token)) continue;
    asked.add(token);
    // What sends and reads pictures comes only where there are some.
    import('@/lib/modules/uploads/client/upload-picture')
      .then(({ readSentPicture }) => readSentPicture(place, token))
      .then((picture) => put(token, picture ?? 'gone'))
      .catch(() => undefined)
      .finally(() => asked.delete(token));
  }
}
