import type { FieldErrorCode } from '@/lib/kernel/error-codes';
import { COMMON_PASSWORDS } from './common-passwords';

export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 200;

/** Removes what adds little strength: case, spaces, and digits or signs before or after a word. */
function bare(password: string): string {
  return password.toLowerCase().replace(/[\s_.-]+/g, '');
}

/** `aaaaaaaaaa`, `ababababab`, `123123123123`: a short sequence repeated. */
function isRepeated(text: string): boolean {
  return /^(.{1,4}?)\1+.{0,3}$/u.test(text);
}

/** Whether a password is among the most common ones, which attackers try first. */
export function isCommonPassword(password: string): boolean {
  const text = bare(password);
  return COMMON_PASSWORDS.has(text) || COMMON_PASSWORDS.has(text.replace(/[\d!?]+$/, '')) || isRepeated(text);
}

/** Whether a password is the user's e-mail address, or the part before its @. */
export function isOwnEmail(password: string, email: string): boolean {
  const [text, address] = [password.trim().toLowerCase(), email.trim().toLowerCase()];
  return text === address || text === address.split('@')[0];
}

/** What is wrong with a user's new password; null when it is accepted. The contract checks its length. */
export function passwordProblem(password: string, email: string): FieldErrorCode | null {
  if (isOwnEmail(password, email)) return 'password_is_email';
  return isCommonPassword(password) ? 'password_common' : null;
}
