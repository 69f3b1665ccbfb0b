import { appEnv } from '@/lib/env/app';
import { pusherEnv } from '@/lib/env/pusher';
import { EnvError } from '@/lib/env/read';
import { stripeEnv } from '@/lib/env/stripe';
import { newSecret } from '@/lib/kernel/ids';

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

function sources(): Sources {
  const env = appEnv();
  const development = env.NODE_ENV === 'development';
  const extra = [...originOf(env.ANALYTICS_SCRIPT_URL), ...originOf(env.CHAT_SCRIPT_URL)];
  const payment = paymentOrigins();
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

let known: Sources | undefined;

/**
 * The policy of a page. With a nonce only scripts that carry it run. Without one the page is prerendered: its inline
 * scripts differ per page and no hash covers them, so inline scripts are allowed there and every other directive stays
 * as strict (STACK "Next 16.4"). What another service needs is read from the environment at run time.
 */
export function contentSecurityPolicy(nonce?: string): string {
  known ??= sources();
  const inline = nonce ? [`'nonce-${nonce}'`, "'strict-dynamic'"] : ["'unsafe-inline'"];
  return Object.entries(known)
    .map(([directive, allowed]) =>
      [directive, ...allowed, ...(directive === 'script-src' ? inline : [])].join(' '),
    )
    .join('; ');
}
