import type { z } from 'zod';
import type { AnyRoute } from '@/lib/contract/route';
import {
  acceptedAnswer,
  changedAnswer,
  readyAnswer,
  refusedAnswer,
  wireAddress,
  wireCheck,
  wireOrder,
} from '@/lib/fulfillers/wire-shapes';
import { BRAND } from '@/lib/kernel/brand';
import { ERROR_STATUS, type ErrorCode } from '@/lib/kernel/error-codes';
import { fulfillerCallback, fulfillerMessage } from '@/lib/modules/fulfilment/contract/callback';
import { fulfillerStockRoute, stockMessage } from '@/lib/modules/fulfilment/contract/stock-message';
import { jsonSchemaOf } from '@/lib/tenant-api/openapi/json-schema';
import { EXAMPLE_ADDRESS, EXAMPLE_ORDER } from './examples';

type Json = Record<string, unknown>;

/** The printer's own API: its address is the one that is registered. */
const PRINTER = [{ url: 'https://api.your-print-shop.example', description: 'The address that you give us' }];
const PLATFORM = [{ url: 'https://merchloom.example', description: 'The platform' }];

const media = (schema: unknown, example: unknown): Json => ({ 'application/json': { schema, example } });
const schemaOf = (schema: z.ZodType, io: 'input' | 'output' = 'input') => jsonSchemaOf(schema, io);
const answer = (description: string, content?: Json): Json => ({
  description,
  ...(content ? { content } : {}),
});
const header = (name: string, description: string): Json => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});

const SIGNATURE =
  '`t=<seconds since 1970>,v1=<hex HMAC-SHA-256 of "t.body">`, by the secret that both sides know';
const WRONG = answer('The signature is missing, wrong, or more than five minutes old');
const RETRY_AFTER = { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } };
const LATER: Json = { ...answer('Not now: the same call comes again later'), headers: RETRY_AFTER };

function orderCall(callback: Json): Json {
  const refused = media(schemaOf(refusedAnswer), {
    error: { code: 'out_of_stock', message: 'No NL180 in black, size M, before 8 December' },
  });
  const accepted = media(schemaOf(acceptedAnswer), { id: 'ff_9v3k7m1x' });
  return {
    operationId: 'takeOrder',
    summary: 'Take an order',
    description: 'Once per reference: a repeat gets the id of the first. Answer within 20 seconds.',
    security: [{ platformSignature: [] }],
    parameters: [header('Idempotency-Key', 'The reference of the order')],
    requestBody: { required: true, content: media(schemaOf(wireOrder), EXAMPLE_ORDER) },
    responses: {
      201: answer('Taken: it will be made', accepted),
      200: answer('Taken before, by the same reference', accepted),
      401: WRONG,
      422: answer('It won’t be made, in words for the people who read the order', refused),
      429: LATER,
      503: LATER,
    },
    callbacks: { message: { '{$request.body#/callback_url}': { post: callback } } },
  };
}

const addressCall: Json = {
  operationId: 'changeAddress',
  summary: 'Send an order to a corrected address; optional',
  description:
    'Once per reference and sequence: a repeat gets the answer of the first. Answer within 6 seconds. ' +
    'A printer that doesn’t offer it answers 404, 405 or 501.',
  security: [{ platformSignature: [] }],
  parameters: [header('Idempotency-Key', 'The reference of the order and the sequence')],
  requestBody: { required: true, content: media(schemaOf(wireAddress), EXAMPLE_ADDRESS) },
  responses: {
    200: answer('The order goes to this recipient', media(schemaOf(changedAnswer), { ok: true })),
    401: WRONG,
    404: answer('Not offered'),
    409: answer('Too late: the order goes to the recipient that it had'),
    422: answer('Not to that recipient, or no such order: nothing is changed'),
    429: LATER,
    503: LATER,
  },
};

const checkCall: Json = {
  operationId: 'check',
  summary: 'Say that the address and the secret are right; nothing is ordered',
  description: 'Answer within 5 seconds.',
  security: [{ platformSignature: [] }],
  requestBody: {
    required: true,
    content: media(schemaOf(wireCheck), { type: 'check', fulfiller: 'ful_northlight' }),
  },
  responses: { 200: answer('Ready', media(schemaOf(readyAnswer), { ok: true })), 401: WRONG },
};

const REFUSALS: Readonly<Partial<Record<ErrorCode, string>>> = {
  bad_request: 'The body is not JSON',
  unauthenticated: 'The signature is missing, wrong, or more than five minutes old or ahead',
  not_found: 'Nothing of this printer is there',
  payload_too_large: 'The body is too large',
  invalid: 'A field is wrong; `errors` and `codes` name it',
  rate_limited: 'Too many; wait as `Retry-After` says',
};

/** A call of the platform's, by its contract and the schema that its handler parses the body with. */
function platformCall(contract: AnyRoute, body: z.ZodType): Json {
  const codes: ErrorCode[] = ['bad_request', 'unauthenticated', 'not_found', 'payload_too_large', 'invalid'];
  const all = [...codes, ...(contract.errors ?? [])];
  const parameters = Object.entries(contract.params.shape).map(([name, schema]) => ({
    name,
    in: 'path',
    required: true,
    schema: schemaOf(schema as z.ZodType),
    example: contract.example.params?.[name],
  }));
  return {
    operationId: contract.id,
    summary: contract.summary,
    security: [{ fulfillerSignature: [] }],
    parameters,
    requestBody: { required: true, content: media(schemaOf(body), contract.example.request) },
    responses: {
      [contract.status ?? 200]: answer(
        'Stored',
        media(schemaOf(contract.response, 'output'), contract.example.response),
      ),
      ...Object.fromEntries(all.map((code) => [ERROR_STATUS[code], answer(REFUSALS[code] ?? code)])),
    },
  };
}

const scheme = (name: string, description: string): Json => ({
  type: 'apiKey',
  in: 'header',
  name,
  description,
});

/** Both directions between the platform and a printer as one OpenAPI document, made of the schemas that validate. S2.2-143. */
export function buildFulfillerDocument(): Json {
  // Its address is given with each order, so no part of it is the printer's to fill in.
  const { parameters: _given, ...callback } = platformCall(fulfillerCallback, fulfillerMessage);
  return {
    openapi: '3.1.0',
    info: {
      title: `${BRAND.name} printers' connector`,
      version: '1',
      description: 'What a printer answers, and what it calls. README.md beside this file tells the rest.',
    },
    servers: PLATFORM,
    paths: {
      '/v1/check': { servers: PRINTER, post: checkCall },
      '/v1/orders': { servers: PRINTER, post: orderCall(callback) },
      '/v1/orders/address': { servers: PRINTER, post: addressCall },
      [fulfillerStockRoute.path]: { post: platformCall(fulfillerStockRoute, stockMessage) },
    },
    components: {
      securitySchemes: {
        platformSignature: scheme('X-Platform-Signature', SIGNATURE),
        fulfillerSignature: scheme('X-Fulfiller-Signature', SIGNATURE),
      },
    },
  };
}
