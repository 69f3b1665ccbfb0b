import { asciiDomain } from './clean-line';

/** One provider with two domain names, which ignores dots before the @. */
const DOTLESS = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
]);

/**
 * An e-mail address in a form that is equal for one mailbox: NFKC, lower case, without plus-addressing, the domain in
 * ASCII. Null for an invalid address. Dots count, except at the one provider that ignores them. D24.
 */
export function emailKey(email: string): string | null {
  const folded = email
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]/gu, '')
    .toLowerCase();
  const at = folded.lastIndexOf('@');
  const domain = asciiDomain(folded.slice(at + 1)).replace(/\.+$/, '');
  const local = folded.slice(0, Math.max(at, 0));
  const plus = local.indexOf('+');
  const name = plus > 0 ? local.slice(0, plus) : local;
  if (!name || !domain) return null;
  const dotless = DOTLESS.get(domain);
  return dotless ? `${name.replace(/\./g, '') || name}@${dotless}` : `${name}@${domain}`;
}
