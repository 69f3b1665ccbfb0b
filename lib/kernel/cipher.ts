import { createCipheriv, createDecipheriv } from 'node:crypto';
import { randomBytes } from './random';

const CIPHER = 'aes-256-gcm';
const [NONCE, TAG] = [12, 16];

/** Encrypts bytes for the database with a key of 32 bytes: whoever reads the table alone learns nothing. D42-4, D47-7. */
export function encrypt(key: Buffer, plain: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, key, nonce);
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** The bytes again; null if they were changed, or encrypted with another key. */
export function decrypt(key: Buffer, sealed: Buffer): Buffer | null {
  try {
    const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE));
    decipher.setAuthTag(sealed.subarray(sealed.length - TAG));
    return Buffer.concat([decipher.update(sealed.subarray(NONCE, sealed.length - TAG)), decipher.final()]);
  } catch {
    return null;
  }
}
