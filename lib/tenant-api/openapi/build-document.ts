import { appEnv } from '@/lib/env/app';
import { BRAND } from '@/lib/kernel/brand';
import type { AnyRoute } from '@/lib/contract/route';
import { buildOperation } from './build-operation';
import { ERROR_SCHEMA } from './refusals';
import type { JsonSchema, OpenApiDocument } from './types';

const DESCRIPTION = [
  'Success: `{ "success": true, "data": … }`, or the bare answer where a call says so.',
  'Failure: `{ "success": false, "code", "message", "errors"?, "codes"? }`; codes are stable, messages follow `lang`.',
  'Money is a decimal string with two places. What belongs to another tenant is a 404.',
  'Orders, invitations, the end of gift mails and temporary stores are opened by a signed link, whose token is part of the path: `x-signed-link` names its kind.',
  'API clients log in with `POST /api/login` and send `Authorization: Bearer`.',
].join('\n\n');

const SECURITY: Record<string, JsonSchema> = {
  bearer: { type: 'http', scheme: 'bearer', description: 'The token of `POST /api/login`; 14 days.' },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'next-auth.session-token',
    description: 'The encrypted session cookie of the web; the proxy turns it into the Bearer token.',
  },
  csrf: {
    type: 'apiKey',
    in: 'header',
    name: 'X-CSRF-Token',
    description: 'The token of `GET /api/csrf-cookie`, beside a same-origin Origin or Sec-Fetch-Site.',
  },
  stripeSignature: {
    type: 'apiKey',
    in: 'header',
    name: 'Stripe-Signature',
    description: 'The payment provider’s signature over time and raw body, by the secret of this endpoint.',
  },
  shopSignature: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Shopify-Hmac-Sha256',
    description: 'The shop platform’s signature over the raw body, by the app’s secret.',
  },
  fulfillerSignature: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Fulfiller-Signature',
    description: 'The fulfiller’s signature over the raw body, by the secret shared with it.',
  },
  signedAddress: {
    type: 'apiKey',
    in: 'query',
    name: 'signature',
    description:
      'Part of an address that was given out for one file: print files to fulfillers, previews to an order’s page.',
  },
};

/** The contracts as one OpenAPI 3.1 document (D19-2). */
export function buildDocument(contracts: readonly AnyRoute[]): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const contract of contracts) {
    paths[contract.path] = { ...paths[contract.path], [contract.method]: buildOperation(contract) };
  }
  const tags = [...new Set(contracts.map((contract) => contract.id.split('.')[0] ?? 'other'))].sort();
  return {
    openapi: '3.1.0',
    info: { title: `${BRAND.name} tenant API`, version: '1', description: DESCRIPTION },
    servers: [{ url: appEnv().PUBLIC_URL }],
    tags: tags.map((name) => ({ name })),
    paths,
    components: { schemas: { Error: ERROR_SCHEMA }, securitySchemes: SECURITY },
  };
}
