/**
 * An e-mail address as one person's: NFKC, lower case, without plus-addressing. Null for what is no address.
 * Dots stay: only one provider ignores them. DECISIONS 24.
 */
export function emailKey(email: string): string | null {
  const folded = email
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]/gu, '')
    .toLowerCase();
  const at = folded.lastIndexOf('@');
  const domain = folded.slice(at + 1).replace(/\.+$/, '');
  const local = folded.slice(0, Math.max(at, 0));
  const plus = local.indexOf('+');
  const name = plus > 0 ? local.slice(0, plus) : local;
  return name && domain ? `${name}@${domain}` : null;
}
