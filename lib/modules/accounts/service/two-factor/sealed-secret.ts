import { decrypt, encrypt } from '@/lib/kernel/cipher';
import { seal } from '@/lib/kernel/seal';
import { secretsEnv } from '@/lib/env/secrets';

/** A key of each person's own: a secret that is moved to another person's row opens nothing. */
const keyOf = (userId: string): Buffer => seal(secretsEnv().NEXTAUTH_SECRET, 'two-factor', userId);

/** Encrypts a second factor's secret for the database: whoever reads the table alone can make no codes. D42-4. */
export const sealSecret = (userId: string, secret: Uint8Array): Buffer => encrypt(keyOf(userId), secret);

/** The secret again; null if it was changed, is another person's, or the installation's secret is a new one. */
export const openSecret = (userId: string, sealed: Buffer): Buffer | null => decrypt(keyOf(userId), sealed);

/** What is kept of a recovery code. */
export function hashRecoveryCode(userId: string, code: string): Buffer {
  return seal(secretsEnv().NEXTAUTH_SECRET, 'recovery-code', userId, code);
}
