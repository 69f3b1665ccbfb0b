import { isPictureFile } from '@/lib/modules/design/rules/own-values';
import type { SentPicture, UploadTarget } from '@/lib/modules/uploads/client/upload-target';

/** The known state of an upload token or of a file id: its picture, or `gone` if it no longer exists. */
export type KnownPicture = SentPicture | 'gone';

/** Pictures by upload token, for the lifetime of the page. */
let known: Readonly<Record<string, KnownPicture>> = {};
const asked = new Set<string>();
const listeners = new Set<() => void>();

function put(token: string, picture: KnownPicture): void {
  known = { ...known, [token]: picture };
  listeners.forEach((listener) => listener());
}

/** Calls `listener` on every change; returns the unsubscribe function. */
export function subscribeToPictures(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** All known pictures; the same object until something changes. */
export const knownPictures = (): Readonly<Record<string, KnownPicture>> => known;

/** Adds a picture that has just been uploaded. */
export function rememberPicture(picture: SentPicture): void {
  put(picture.token, picture);
}

/**
 * Loads the unknown pictures of a draft or a basket line. A picture named by file id cannot be loaded here: it comes
 * with the answer that names it.
 */
export function askForPictures(place: UploadTarget, tokens: readonly string[]): void {
  for (const token of tokens) {
    if (known[token] !== undefined || asked.has(token) || isPictureFile(token)) continue;
    asked.add(token);
    // The upload code is loaded only when there are pictures.
    import('@/lib/modules/uploads/client/upload-picture')
      .then(({ readSentPicture }) => readSentPicture(place, token))
      .then((picture) => put(token, picture ?? 'gone'))
      .catch(() => undefined)
      .finally(() => asked.delete(token));
  }
}
