import { createHmac } from 'node:crypto';

/** Seconds for which an authenticator app shows one code (RFC 6238). */
const STEP_SECONDS = 30;
const DIGITS = 6;
/** Codes of so many steps before and after are taken too: clocks differ, and typing takes time. */
const DRIFT_STEPS = 1;

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Bytes as base32 (RFC 4648) without padding, the form in which authenticator apps take a secret. */
export function base32(bytes: Uint8Array): string {
  let [text, bits, held] = ['', 0, 0];
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += BASE32.charAt((held >>> bits) & 31);
    }
    held &= (1 << bits) - 1;
  }
  return bits > 0 ? text + BASE32.charAt((held << (5 - bits)) & 31) : text;
}

/** The step that an instant is in. */
export const stepAt = (at: Date): number => Math.floor(at.getTime() / 1000 / STEP_SECONDS);

/** The code of a step: HOTP (RFC 4226) with SHA-1, as authenticator apps compute it. */
export function codeOfStep(secret: Uint8Array, step: number, digits: number = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const number = mac.readUInt32BE((mac[mac.length - 1] ?? 0) & 15) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/**
 * The step of which this is the code, the earliest first, one step around `at`; undefined for a wrong code, and for one of
 * a step not after `lastStep`, the step of the code that was taken last. D42-4.
 */
export function stepOfCode(
  secret: Uint8Array,
  code: string,
  { at, lastStep }: { at: Date; lastStep: number },
): number | undefined {
  const current = stepAt(at);
  const steps = Array.from({ length: 2 * DRIFT_STEPS + 1 }, (_, index) => current - DRIFT_STEPS + index);
  return steps.find((step) => step > lastStep && codeOfStep(secret, step) === code);
}

/** The address that a QR code hands to an authenticator app; `account` is shown there. */
export function otpAuthUri({
  secret,
  issuer,
  account,
}: {
  secret: string;
  issuer: string;
  account: string;
}): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}
