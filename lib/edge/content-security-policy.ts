import { createHash } from 'node:crypto';
import { appEnv } from '@/lib/env/app';
import { pusherEnv } from '@/lib/env/pusher';
import { EnvError } from '@/lib/env/read';
import { stripeEnv } from '@/lib/env/stripe';
import { newSecret } from '@/lib/kernel/ids';
import { KEEP_LINK_CODE } from '@/lib/modules/checkout/rules/link-code';
import { KEEP_VISIT_SOURCE } from '@/lib/modules/orders/rules/visit-source';
import { FADE_SCRIPT, FADE_SOONER_SCRIPT } from '@/lib/modules/storefront/rules/theme/fade-script';

export const CSP_HEADER = 'content-security-policy';

/** A new nonce for the scripts of one page. */
export function newNonce(): string {
  return newSecret();
}

function originOf(url: string | undefined): string[] {
  return url ? [new URL(url).origin] : [];
}

/** Where the browser's real-time client connects. */
function broadcasterOrigins(): string[] {
  try {
    const { PUSHER_HOST: host, PUSHER_PORT: port, PUSHER_USE_TLS: tls } = pusherEnv();
    if (!host) return ['wss://*.pusher.com', 'https://*.pusher.com'];
    const at = port === undefined ? host : `${host}:${port}`;
    return tls === '1' ? [`wss://${at}`, `https://${at}`] : [`ws://${at}`, `http://${at}`];
  } catch (error) {
    // Without a broadcaster there is nothing to allow; code that needs one reports the missing setting itself.
    if (error instanceof EnvError) return [];
    throw error;
  }
}

/** The card provider's script, frames and API, or the sandbox's. */
function paymentOrigins(): string[] {
  const { apiUrl, jsUrl } = stripeEnv();
  const own = [...new Set([...originOf(jsUrl), ...originOf(apiUrl)])];
  return jsUrl ? own : ['https://js.stripe.com', 'https://*.stripe.com', ...own];
}

type Sources = Record<string, string[]>;

function sources(payment: string[]): Sources {
  const env = appEnv();
  const development = env.NODE_ENV === 'development';
  const extra = [...originOf(env.ANALYTICS_SCRIPT_URL), ...originOf(env.CHAT_SCRIPT_URL)];
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...payment, ...extra, ...(development ? ["'unsafe-eval'"] : [])],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...payment, ...extra],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...payment, ...broadcasterOrigins(), ...extra],
    'frame-src': ["'self'", ...payment, ...originOf(env.CHAT_SCRIPT_URL)],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(env.PUBLIC_URL.startsWith('https:') ? { 'upgrade-insecure-requests': [] } : {}),
  };
}

/** Hashes of our inline scripts without a nonce, which are in prerendered store layouts. */
const OWN_HASHES = [FADE_SCRIPT, FADE_SOONER_SCRIPT, KEEP_LINK_CODE, KEEP_VISIT_SOURCE].map(
  (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
);

const known = new Map<boolean, Sources>();

function knownSources(payment: boolean): Sources {
  const found = known.get(payment) ?? sources(payment ? paymentOrigins() : []);
  known.set(payment, found);
  return found;
}

export interface PolicyOptions {
  /** Only inline scripts with it run. */
  nonce?: string | undefined;
  /** Only inline scripts with one of these hashes run, as a policy writes them: `'sha256-…' 'sha256-…'`. */
  hashes?: string | undefined;
  /** Allows the card provider: its script, its frames and its API. */
  payment?: boolean;
  /** The origins that may embed the page, checked by domain/embed. Default: none. */
  ancestors?: readonly string[] | undefined;
}

/** What a page's policy says of inline scripts: none are allowed that it does not name. */
function inlineSources({ nonce, hashes }: PolicyOptions): string[] {
  if (nonce) return [`'nonce-${nonce}'`, ...OWN_HASHES, "'strict-dynamic'"];
  return hashes ? [...OWN_HASHES, hashes] : OWN_HASHES;
}

/**
 * The content security policy of a page. One that is rendered for a single visitor marks its scripts with a nonce; a kept
 * page lists the hashes of its own (docs/decisions/0069). Addresses of other services are read from the environment at
 * run time.
 */
export function contentSecurityPolicy(options: PolicyOptions = {}): string {
  const { payment = false, ancestors = [] } = options;
  const framed = ancestors.length > 0 ? { 'frame-ancestors': [...ancestors] } : {};
  return Object.entries({ ...knownSources(payment), ...framed })
    .map(([directive, allowed]) =>
      [directive, ...allowed, ...(directive === 'script-src' ? inlineSources(options) : [])].join(' '),
    )
    .join('; ');
}
