const HOST = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/;
const HERE: readonly string[] = ['localhost', '127.0.0.1'];

export interface OriginRules {
  /** Also take `http://localhost` and `http://127.0.0.1`, at any port: a demo and the tests have no other sites. */
  local: boolean;
}

function parsed(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

/**
 * A site that may frame an order form, as its browsers name it: `https://www.example.com`, a port other than 443 after
 * it. Null for anything else, be it a path, a name and password, a wildcard, another scheme or a bare address: the
 * answer goes into a policy's header as it is. DECISIONS 8; docs/decisions/0012.
 */
export function embedOrigin(text: string, { local }: OriginRules): string | null {
  const typed = text.trim().toLowerCase().replace(/\/$/, '');
  const url = parsed(typed);
  if (!url || url.origin !== typed) return null;
  const { protocol, hostname } = url;
  if (local && protocol === 'http:' && HERE.includes(hostname)) return url.origin;
  const named = HOST.test(hostname) && !/^[\d.]+$/.test(hostname);
  return protocol === 'https:' && named ? url.origin : null;
}

/** Those of a list that are sites, each once. */
export function embedOrigins(list: readonly string[], rules: OriginRules): string[] {
  return [...new Set(list.flatMap((text) => embedOrigin(text, rules) ?? []))];
}
