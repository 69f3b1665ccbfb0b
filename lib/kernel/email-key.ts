/** One provider with two domain names, which ignores dots before the @. */
const DOTLESS = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
]);

/** A domain in its ASCII form: `bücher.example` → `xn--bcher-kva.example`. */
function asciiDomain(domain: string): string {
  if (!/[^\p{ASCII}]/u.test(domain) || !/^[\p{L}\p{N}\p{M}.。-]+$/u.test(domain)) return domain;
  const address = `http://${domain}`;
  return URL.canParse(address) ? new URL(address).hostname : domain;
}

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
