import type { AnyRoute } from '@/lib/contract/route';

/** Calls whose caller signs, or holds a signed link: by what, where it lies, and the scheme where OpenAPI has one for it. */
interface Signed {
  matches(contract: AnyRoute): boolean;
  /** Null: the link's token is part of the path, which no scheme of OpenAPI can say; `x-signed-link` does. */
  scheme: string | null;
  link?: string;
  text: string;
}

const inPath = (start: string, link: string, text: string): Signed => ({
  matches: ({ path }) => path.startsWith(start),
  scheme: null,
  link,
  text,
});

const SIGNED: readonly Signed[] = [
  inPath('/api/order/{token}', 'order', 'For whoever holds the order’s signed link, which its mails carry.'),
  inPath(
    '/api/fix-order/{token}',
    'fix-order',
    'For whoever holds the signed link to fix what stops an order, which its mail carries.',
  ),
  inPath(
    '/api/invitation/{token}',
    'invitation',
    'For whoever holds an invitee’s signed link, which their invitation carries.',
  ),
  inPath(
    '/api/gift-mails/{token}',
    'gift-mails',
    'For whoever holds the signed link to unsubscribe that a gift’s mail carries.',
  ),
  inPath(
    '/api/draft-order/{draftToken}',
    'draft-order',
    'For whoever holds the signed payment link of a draft order, which its mail carries.',
  ),
  inPath(
    '/api/privacy/requests/{request}',
    'privacy-request',
    'For whoever holds the link that confirms a request for one’s own data, which its mail carries.',
  ),
  inPath(
    '/api/temporary-stores/{token}',
    'temporary-store',
    'For whoever holds the token that the browser made for this store of the event builder.',
  ),
  {
    matches: ({ path }) => path === '/api/stripe/webhook',
    scheme: 'stripeSignature',
    text: 'Called by the payment provider, which signs the raw body.',
  },
  {
    matches: ({ id }) => id === 'shop-platform.webhook',
    scheme: 'shopSignature',
    text: 'Called by the shop platform, which signs the raw body.',
  },
  {
    matches: ({ id }) => id === 'fulfilment.callback' || id === 'fulfilment.stock',
    scheme: 'fulfillerSignature',
    text: 'Called by the fulfiller, which signs the raw body.',
  },
  {
    matches: ({ query }) => 'signature' in query.shape,
    scheme: 'signedAddress',
    text: 'For whoever was given this address: its signature opens this one file.',
  },
];

/** How a call with `signed` access is signed. Throws a RangeError for one that this file does not know yet. */
export function signedBy(contract: AnyRoute): Signed {
  const found = SIGNED.find(({ matches }) => matches(contract));
  if (!found) throw new RangeError(`${contract.id}: say in access-text.ts how its caller signs`);
  return found;
}

function accessText(contract: AnyRoute): string {
  const needs = contract.permission ? ` Needs \`${contract.permission}\`.` : '';
  switch (contract.access) {
    case 'public':
      return 'For anybody.';
    case 'open':
      return `For anybody, as a visitor; whoever has \`${contract.permission ?? 'a login'}\` acts for the tenant.`;
    case 'user':
      return `For anybody who is logged in.${needs}`;
    case 'linked':
      return 'For anybody with the right, logged in or by the signed link in the body.';
    case 'tenant':
      return `For people of the tenant, and for staff.${needs}`;
    case 'staff':
      return `For staff.${needs}`;
    default:
      return signedBy(contract).text;
  }
}

/** Who may make a call, and how its answer may be kept or repeated. */
export function operationText(contract: AnyRoute): string {
  const parts = [accessText(contract)];
  if (contract.verifiedOnly) parts.push('The caller’s email address must be confirmed.');
  if (contract.maxAge) parts.push(`A visitor’s answer may be kept for ${contract.maxAge} s.`);
  if (contract.idempotent) parts.push('Repeats with the same `Idempotency-Key` get the first answer.');
  if (contract.status === 202) parts.push('The work goes on after the answer.');
  return parts.join(' ');
}
