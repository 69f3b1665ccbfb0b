import { now } from '@/lib/kernel/clock';
import { newId } from '@/lib/kernel/ids';
import type { Locale } from '@/lib/kernel/locales';
import { enqueue } from '@/lib/db/enqueue';
import {
  isKnownRequest,
  keepRequest,
  type WantedMail,
} from '@/lib/modules/accounts/service/statements/account-mails';
import type { Transaction } from '@/lib/db/transaction';
import { withDirectory } from '@/lib/db/with-directory';
import type { LinkKind } from './account-link';
import { countMailRequest } from './account-limits';
import { requestFingerprints } from './request-fingerprint';

/** Two requests within half a minute (a double click) send one mail. */
const WINDOW_MS = 30_000;

/**
 * Stores the request for a mail and enqueues the job that sends it; does nothing when the request is stored already.
 * Runs in a directory transaction (`withDirectory`).
 */
export async function requestMail(
  tx: Transaction,
  wanted: Omit<WantedMail, 'id' | 'createdAt'>,
): Promise<void> {
  const id = newId('accountMail');
  if (!(await keepRequest(tx, { ...wanted, id, createdAt: now() }))) return;
  await enqueue(tx, 'send-account-mail', { mailId: id }, { jobKey: `account:${id}` });
}

/**
 * Asks for a link to this address. The account is not looked up before the answer: only the mail says whether the
 * address has one. The answer and its time are therefore the same for every address. Throws `rate_limited`. D27.
 */
export async function askMail(input: {
  kind: LinkKind;
  email: string;
  lang: Locale;
  /** The visitor's IP address. */
  visitor: string;
}): Promise<{ received: true }> {
  const { kind, email, lang, visitor } = input;
  const { current, former } = requestFingerprints([kind, email], WINDOW_MS);
  if (await withDirectory((tx) => isKnownRequest(tx, [current, former]))) return { received: true };
  await countMailRequest(email, visitor);
  await withDirectory((tx) => requestMail(tx, { kind, email, lang, userId: null, fingerprint: current }));
  return { received: true };
}
