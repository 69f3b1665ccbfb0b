import { API_TOKEN_PREFIX } from '@/lib/kernel/ids';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const [SECRET_LENGTH, CHECK_LENGTH] = [43, 6];
const FORM = new RegExp(`^${API_TOKEN_PREFIX}[0-9A-Za-z]{${SECRET_LENGTH + CHECK_LENGTH}}$`);

/** Digits of base62, filled up with zeros from the left. */
function base62(value: bigint, length: number): string {
  let [rest, text] = [value, ''];
  while (text.length < length) {
    text = ALPHABET.charAt(Number(rest % 62n)) + text;
    rest /= 62n;
  }
  return text;
}

/** CRC-32 as of zip files and PNG. */
function crc32(text: string): number {
  let crc = 0xffffffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

const checked = (body: string): string => body + base62(BigInt(crc32(body)), CHECK_LENGTH);

/**
 * The token of 32 secret bytes: a prefix of its own, 43 characters of base62 (256 bits), and a checksum of both, so that a
 * forged one is refused without asking the database. D47-1.
 */
export function tokenOf(secret: Uint8Array): string {
  const value = secret.reduce((all, byte) => (all << 8n) | BigInt(byte), 0n);
  return checked(API_TOKEN_PREFIX + base62(value, SECRET_LENGTH));
}

/** Whether a text is written as an API token, its checksum included; says nothing about whether it opens anything. */
export function isTokenForm(text: string): boolean {
  return FORM.test(text) && checked(text.slice(0, -CHECK_LENGTH)) === text;
}
