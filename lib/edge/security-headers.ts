import type { ServerResponse } from 'node:http';
import { appEnv } from '@/lib/env/app';
import { contentSecurityPolicy, CSP_HEADER } from './content-security-policy';

/** It cannot name the sites that may frame a page; the policy's `frame-ancestors` can. */
const FRAME_OPTIONS = 'x-frame-options';

/** Whether this response's own policy allows other sites to embed it. */
function isFramed(response: ServerResponse): boolean {
  const policy = String(response.getHeader(CSP_HEADER) ?? '');
  return /(?:^|; )frame-ancestors (?!'none')/.test(policy);
}

/** The security headers of this installation. They depend on its environment, so next.config cannot hold them. */
export function securityHeaders(): Record<string, string> {
  const https = appEnv().PUBLIC_URL.startsWith('https:');
  return {
    [CSP_HEADER]: contentSecurityPolicy(),
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

/** Sets each header that the answer has not set itself: a page with a nonce and a picture have stricter policies. */
export function addMissingHeaders(response: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) {
    if (response.hasHeader(name) || (name === FRAME_OPTIONS && isFramed(response))) continue;
    const isData = name === CSP_HEADER && DATA.test(String(response.getHeader('content-type') ?? ''));
    response.setHeader(name, isData ? DATA_POLICY : value);
  }
}
