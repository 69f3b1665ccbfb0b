import { now } from '@/lib/kernel/clock';
import {
  isOvertaken,
  layLink,
  type WaitingMail,
} from '@/lib/modules/accounts/service/statements/account-mails';
import { recordPlatform } from '@/lib/audit/record-platform';
import type { Transaction } from '@/lib/db/transaction';
import { hashLinkToken, LINK_LIFE_MS, linkPath, linkTokenOf, type LinkKind } from './account-link';
import type { AccountMailText } from './account-mail-model';

/** An account mail before its texts are drawn. */
export interface Letter {
  to: { name: string; address: string };
  lang: string;
  text: AccountMailText;
  link?: string;
  /** Another address that the text names. */
  otherAddress?: string;
  /** Of an opening of the reader's company: who of the staff, when, and why. */
  staff?: string;
  opened?: { from: Date; until: Date };
  quote?: string;
}

/**
 * Makes the link of a mail, once, and returns its path; the user's earlier links of the kind are void from then on. Null
 * for a mail that a later one has replaced. The token is computed again at each attempt, never stored.
 */
export async function layMailLink(
  tx: Transaction,
  mail: WaitingMail,
  userId: string,
  kind: LinkKind,
): Promise<string | null> {
  if (await isOvertaken(tx, mail, userId)) return null;
  const [token, at] = [linkTokenOf(kind, mail.id), now()];
  if (mail.tokenHash === null) {
    const expiresAt = new Date(at.getTime() + LINK_LIFE_MS[kind]);
    const tokenHash = hashLinkToken(token);
    await layLink(tx, { id: mail.id, kind, userId, tokenHash, expiresAt, at });
    if (kind === 'reset_password') {
      await recordPlatform(tx, {
        action: 'auth.password_reset_requested',
        actorUserId: userId,
        subject: userId,
      });
    }
  }
  return linkPath(kind, token);
}
