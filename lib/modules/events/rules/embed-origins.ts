const HOST = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/;
const HERE: readonly string[] = ['localhost', '127.0.0.1'];

export interface OriginRules {
  /** Also accept `http://localhost` and `http://127.0.0.1`, on any port: demo and tests have no other sites. */
  local: boolean;
}

function parsed(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

/**
 * The origin of a site that may embed an order form: `https://www.example.com`, with a port other than 443. Null for
 * anything else: a path, a user name and password, a wildcard, another scheme or an IP address, because the result is
 * copied into a policy header. D8-1; docs/decisions/0012.
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

/** The valid origins of a list, each once. */
export function embedOrigins(list: readonly string[], rules: OriginRules): string[] {
  return [...new Set(list.flatMap((text) => embedOrigin(text, rules) ?? []))];
}
