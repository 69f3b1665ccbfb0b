import { brandOf, passesLuhn } from '../card-number';
import type { ErrorKey } from './messages/type';

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

function isAmex(digits: string): boolean {
  return brandOf(digits) === 'amex';
}

/** `4242424242424242` → `4242 4242 4242 4242`. */
export function formatNumber(text: string): string {
  const digits = digitsOf(text).slice(0, isAmex(digitsOf(text)) ? 15 : 19);
  const groups = isAmex(digits) ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/ : /(\d{1,4})/g;
  if (!isAmex(digits)) return (digits.match(groups) ?? []).join(' ');
  return (groups.exec(digits) ?? []).slice(1).filter(Boolean).join(' ');
}

/** `1234` → `12 / 34`, `4` → `04`; also accepts `1 / 34` and `01/2034`. */
export function formatExpiry(text: string, deleting: boolean): string {
  const short = text.replace(/(\d)\s*\/\s*20(\d\d)$/, '$1/$2').replace(/^\s*(\d)\s*\//, '0$1/');
  let digits = digitsOf(short).slice(0, 4);
  if (!deleting && /^[2-9]/.test(digits)) digits = `0${digits}`.slice(0, 4);
  if (digits.length < 2 || (deleting && digits.length === 2)) return digits;
  return `${digits.slice(0, 2)} / ${digits.slice(2)}`;
}

export function numberError(text: string): ErrorKey | null {
  const digits = digitsOf(text);
  const full = isAmex(digits) ? 15 : 16;
  if (passesLuhn(digits) && digits.length >= full) return null;
  return digits.length < full ? 'incomplete_number' : 'invalid_number';
}

export interface Expiry {
  month: number;
  year: number;
}

export function expiryOf(text: string): Expiry | null {
  const digits = digitsOf(text);
  const month = Number(digits.slice(0, 2));
  return digits.length === 4 && month >= 1 && month <= 12
    ? { month, year: 2000 + Number(digits.slice(2)) }
    : null;
}

export function expiryError(text: string, today = new Date()): ErrorKey | null {
  const expiry = expiryOf(text);
  if (!expiry) return 'incomplete_expiry';
  const months = expiry.year * 12 + expiry.month - 1;
  return months < today.getFullYear() * 12 + today.getMonth() ? 'invalid_expiry_past' : null;
}

export function cvcError(text: string, number: string): ErrorKey | null {
  return text.length < (isAmex(digitsOf(number)) ? 4 : 3) ? 'incomplete_cvc' : null;
}
