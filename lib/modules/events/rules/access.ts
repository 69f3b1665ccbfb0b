/** Whom a store lets in: everybody, who knows its password, addresses of named domains, or an invited list. S3.5-11. */
export const ACCESS_MODES = ['public', 'password', 'domains', 'invited'] as const;
export type AccessMode = (typeof ACCESS_MODES)[number];

/** Length of a store's password, in characters. */
export const ENTRY_PASSWORD = { least: 6, most: 200 } as const;
export const MOST_DOMAINS = 50;
/** The most addresses on one store's invited list. */
export const MOST_INVITED = 10_000;

const HOST = /^(?=.{4,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$/;

/** A host as the mail system writes it, `münchen.example` → `xn--mnchen-3ya.example`; null if it is none. */
function hostOf(text: string): string | null {
  // A URL would read more than a host, such as a port or a path.
  if (text === '' || /[\s/?#@:\\%[\]]/.test(text) || !URL.canParse(`https://${text}`)) return null;
  const { hostname } = new URL(`https://${text}`);
  return HOST.test(hostname) && !/^[\d.]+$/.test(hostname) ? hostname : null;
}

/** The domain in a text such as `@Example.com`, in lower case and punycode; null if it is none. */
export function mailDomain(text: string): string | null {
  return hostOf(text.trim().toLowerCase().replace(/^@/, ''));
}

const LOCAL_PART = /^[^\s@,;<>"()]{1,64}$/;

/** An address as two of them are compared: lower case, its domain in punycode; null for what is no address. */
export function mailAddress(text: string): string | null {
  const typed = text.trim().normalize('NFKC').toLowerCase();
  const at = typed.lastIndexOf('@');
  const [local, domain] = [typed.slice(0, Math.max(at, 0)), hostOf(typed.slice(at + 1))];
  return at > 0 && domain !== null && LOCAL_PART.test(local) ? `${local}@${domain}` : null;
}

/** The domain of an address that `mailAddress` gave. */
export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}
