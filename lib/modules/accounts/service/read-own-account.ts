import { AppError } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { findEmailChange } from '@/lib/modules/accounts/data/email-changes';
import { findUser } from '@/lib/modules/accounts/data/own-account';
import type { Transaction } from '@/lib/db/transaction';
import { withDirectory } from '@/lib/db/with-directory';
import type { OwnAccount } from '@/lib/modules/accounts/contract/own-account';

/** A user's row, in a directory transaction. Throws `unauthenticated` for one that is gone. */
export async function ownRow(tx: Transaction, userId: string) {
  const person = await findUser(tx, userId);
  if (!person) throw new AppError('unauthenticated');
  return person;
}

/** Somebody's own account as it is in this directory transaction. */
export async function ownAccountIn(tx: Transaction, userId: string): Promise<OwnAccount> {
  const person = await ownRow(tx, userId);
  const change = await findEmailChange(tx, userId, now());
  return {
    name: person.name,
    email: person.email,
    email_verified: person.emailVerifiedAt !== null,
    role: person.role,
    lang: person.lang,
    created_at: person.createdAt.toISOString(),
    pending_email: change
      ? {
          email: change.newEmail,
          old_confirmed: change.oldConfirmedAt !== null,
          new_confirmed: change.newConfirmedAt !== null,
          expires_at: change.expiresAt.toISOString(),
        }
      : null,
  };
}

/** The account of the person logged in. S2.2-10. */
export async function readOwnAccount(userId: string): Promise<OwnAccount> {
  return withDirectory((tx) => ownAccountIn(tx, userId));
}
