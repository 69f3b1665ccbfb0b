import { createCipheriv, createDecipheriv } from 'node:crypto';
import { randomBytes } from '@/lib/kernel/random';
import { seal } from '@/lib/kernel/seal';
import { secretsEnv } from '@/lib/env/secrets';

const CIPHER = 'aes-256-gcm';
const [NONCE, TAG] = [12, 16];

/** A key of each person's own: a secret that is moved to another person's row opens nothing. */
const keyOf = (userId: string): Buffer => seal(secretsEnv().NEXTAUTH_SECRET, 'two-factor', userId);

/** Encrypts a second factor's secret for the database: whoever reads the table alone can make no codes. D42-4. */
export function sealSecret(userId: string, secret: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, keyOf(userId), nonce);
  return Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
}

/** The secret again; null if it was changed, is another person's, or the installation's secret is a new one. */
export function openSecret(userId: string, sealed: Buffer): Buffer | null {
  try {
    const decipher = createDecipheriv(CIPHER, keyOf(userId), sealed.subarray(0, NONCE));
    decipher.setAuthTag(sealed.subarray(sealed.length - TAG));
    return Buffer.concat([decipher.update(sealed.subarray(NONCE, sealed.length - TAG)), decipher.final()]);
  } catch {
    return null;
  }
}

/** What is kept of a recovery code. */
export function hashRecoveryCode(userId: string, code: string): Buffer {
  return seal(secretsEnv().NEXTAUTH_SECRET, 'recovery-code', userId, code);
}
