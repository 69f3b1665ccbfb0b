import { appEnv } from '@/lib/env/app';
import { contentSecurityPolicy, CSP_HEADER } from './content-security-policy';
import type { WebResponse } from './web-response';

/** It cannot name the sites that may frame a page; the policy's `frame-ancestors` can. */
const FRAME_OPTIONS = 'x-frame-options';

/** Whether this response's own policy allows other sites to embed it. */
function isFramed(response: WebResponse): boolean {
  const policy = String(response.getHeader(CSP_HEADER) ?? '');
  return /(?:^|; )frame-ancestors (?!'none')/.test(policy);
}

/**
 * The security headers of this installation, but for the policy, which differs by answer. They depend on its environment,
 * so next.config cannot hold them.
 */
export function securityHeaders(): Record<string, string> {
  const https = appEnv().PUBLIC_URL.startsWith('https:');
  return {
    'x-content-type-options': 'nosniff',
    [FRAME_OPTIONS]: 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(https ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}

/** Data shows nothing and loads nothing: a page's policy would say to each call what pages may load. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";
const DATA = /^application\/(?:[\w.-]+\+)?json\b/;

/** The header in which a kept page brings the hashes of its inline scripts (page-cache/inline-scripts.mjs). */
export const INLINE_SCRIPTS = 'x-inline-scripts';

/** The policy of an answer that has none of its own. */
function policyFor(response: WebResponse): string {
  const type = String(response.getHeader('content-type') ?? '');
  if (DATA.test(type)) return DATA_POLICY;
  const hashes = response.getHeader(INLINE_SCRIPTS);
  // Also for a 304, which says the policy of its page again: browsers take the newest headers.
  if (typeof hashes === 'string') return contentSecurityPolicy({ hashes });
  return contentSecurityPolicy(type.startsWith('text/html') ? { nonce: response.nonce } : {});
}

/** Sets each header that the answer has not set itself: a page with a nonce and a picture have stricter policies. */
export function addMissingHeaders(response: WebResponse, headers: Record<string, string>): void {
  if (!response.hasHeader(CSP_HEADER)) response.setHeader(CSP_HEADER, policyFor(response));
  response.removeHeader(INLINE_SCRIPTS);
  for (const [name, value] of Object.entries(headers)) {
    if (response.hasHeader(name) || (name === FRAME_OPTIONS && isFramed(response))) continue;
    response.setHeader(name, value);
  }
}
