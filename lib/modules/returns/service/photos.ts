import type { Transaction } from '@/lib/db/transaction';
import { hashToken } from '@/lib/modules/accounts/service/token';
import { isPictureToken } from '@/lib/modules/design/rules/own-values';
import { screenUrl } from '@/lib/modules/uploads/service/file-names';
import { findSentPictures } from '@/lib/modules/uploads/service/statements/sent-pictures';

/** Where a browser finds a case's photo: its screen copy. */
export const photoUrl = (tenantId: string, fileId: string): string =>
  screenUrl({ kind: 'tenant', tenantId, eventId: '' }, fileId);

/**
 * The ids of the photos that were sent to an event under these tokens, each once; null where one of them was not. D53-7.
 */
export async function photosOf(
  tx: Transaction,
  place: { tenantId: string; eventId: string },
  tokens: readonly string[],
): Promise<string[] | null> {
  const asked = [...new Set(tokens)];
  if (!asked.every((token) => isPictureToken(token))) return null;
  const hashes = asked.map((token) => hashToken(token).toString('hex'));
  const sent = await findSentPictures(tx, place, hashes);
  const ids = hashes.map((hash) => sent.find(({ tokenHash }) => tokenHash === hash)?.fileId);
  return ids.every((id) => id !== undefined) ? ids : null;
}
