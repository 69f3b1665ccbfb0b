import { createHash } from 'node:crypto';
import { appEnv } from '@/lib/env/app';
import { pusherEnv } from '@/lib/env/pusher';
import { EnvError } from '@/lib/env/read';
import { stripeEnv } from '@/lib/env/stripe';
import { newSecret } from '@/lib/kernel/ids';
import { KEEP_LINK_CODE } from '@/lib/modules/checkout/rules/link-code';
import { FADE_SCRIPT } from '@/lib/modules/storefront/rules/theme/fade-script';

export const CSP_HEADER = 'content-security-policy';

/** A fresh nonce for the scripts of one page. */
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
    // An installation without a broadcaster has nothing to allow; what needs one says so itself.
    if (error instanceof EnvError) return [];
    throw error;
  }
}

/** The card provider's script, frames and API, or the stand-in's. */
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

/** The scripts of our own that stand in a page's text and know no nonce: the store layout's, prerendered elsewhere. */
const OWN_HASHES = [FADE_SCRIPT, KEEP_LINK_CODE].map(
  (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
);

const known = new Map<boolean, Sources>();

function knownSources(payment: boolean): Sources {
  const found = known.get(payment) ?? sources(payment ? paymentOrigins() : []);
  known.set(payment, found);
  return found;
}

export interface PolicyOptions {
  /** Only scripts that carry it run. */
  nonce?: string | undefined;
  /** Lets the card provider in: its script, its frames and its API. */
  payment?: boolean;
  /** The sites that may frame the page: origins checked by domain/embed. Nobody unless said. */
  ancestors?: readonly string[] | undefined;
}

/**
 * The policy of a page. Without a nonce the page is prerendered: its inline scripts differ per page and no hash covers
 * them, so inline scripts are allowed there and every other directive stays as strict (STACK "Next 16.4"). What another
 * service needs is read from the environment at run time.
 */
export function contentSecurityPolicy({
  nonce,
  payment = false,
  ancestors = [],
}: PolicyOptions = {}): string {
  const inline = nonce ? [`'nonce-${nonce}'`, ...OWN_HASHES, "'strict-dynamic'"] : ["'unsafe-inline'"];
  const framed = ancestors.length > 0 ? { 'frame-ancestors': [...ancestors] } : {};
  return Object.entries({ ...knownSources(payment), ...framed })
    .map(([directive, allowed]) =>
      [directive, ...allowed, ...(directive === 'script-src' ? inline : [])].join(' '),
    )
    .join('; ');
}
