import type { FieldErrorCode } from '@/lib/kernel/error-codes';
import { COMMON_PASSWORDS } from './common-passwords';

export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 200;

/** Case, spaces and what is put behind or before a word make no difference to who guesses. */
function bare(password: string): string {
  return password.toLowerCase().replace(/[\s_.-]+/g, '');
}

/** `aaaaaaaaaa`, `ababababab`, `123123123123`: a few characters over and over. */
function isRepeated(text: string): boolean {
  return /^(.{1,4}?)\1+.{0,3}$/u.test(text);
}

/** Whether a password is among those that are tried first. */
export function isCommonPassword(password: string): boolean {
  const text = bare(password);
  return COMMON_PASSWORDS.has(text) || COMMON_PASSWORDS.has(text.replace(/[\d!?]+$/, '')) || isRepeated(text);
}

/** Whether a password is the person's address, or the part before its @. */
export function isOwnEmail(password: string, email: string): boolean {
  const [text, address] = [password.trim().toLowerCase(), email.trim().toLowerCase()];
  return text === address || text === address.split('@')[0];
}

/**
 * What is wrong with a new password of the person with this address; null when it will do. Its length is the contract's
 * business.
 */
export function passwordProblem(password: string, email: string): FieldErrorCode | null {
  if (isOwnEmail(password, email)) return 'password_is_email';
  return isCommonPassword(password) ? 'password_common' : null;
}
