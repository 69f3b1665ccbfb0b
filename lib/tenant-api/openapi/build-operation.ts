import type { z } from 'zod';
import type { AnyRoute } from '@/lib/contract/route';
import { operationText, signedBy } from './access-text';
import { jsonSchemaOf, mediaTypesOf } from './json-schema';
import { PARAMETER_TEXTS } from './parameter-texts';
import { refusalsOf } from './refusals';
import type { Answer, JsonSchema, MediaType, Operation, Parameter } from './types';

const IDEMPOTENCY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Same key and body: the same answer. Same key, other body: 422. Still running: 409.',
  schema: { type: 'string', maxLength: 255 },
};

function describe(name: string, schema: JsonSchema): string {
  const own = schema['description'];
  return typeof own === 'string' ? own : (PARAMETER_TEXTS[name] ?? '');
}

function parametersIn(
  place: 'path' | 'query',
  schema: z.ZodObject,
  examples: Record<string, string> = {},
): Parameter[] {
  const { properties = {}, required = [] } = jsonSchemaOf(schema, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, inner]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    description: describe(name, inner),
    schema: inner,
    ...(examples[name] === undefined ? {} : { example: examples[name] }),
  }));
}

const UNCHANGED: Answer = {
  description: 'The caller holds it already: its `If-None-Match` names the `ETag` of the last answer.',
};

const BINARY: JsonSchema = { type: 'string', format: 'binary' };

function requestBodyOf(contract: AnyRoute): Operation['requestBody'] {
  if (!contract.body) return undefined;
  const media: MediaType = {
    schema: jsonSchemaOf(contract.body, 'input'),
    ...(contract.example.request === undefined ? {} : { example: contract.example.request }),
  };
  const form = { schema: media.schema };
  switch (contract.bodyKind ?? 'json') {
    case 'multipart':
      return { required: true, content: { 'multipart/form-data': form } };
    case 'json-or-multipart':
      return { required: true, content: { 'application/json': media, 'multipart/form-data': form } };
    case 'bytes':
      return { required: true, content: { 'application/octet-stream': { schema: BINARY } } };
    default:
      return { required: true, content: { 'application/json': media } };
  }
}

function successOf(contract: AnyRoute): Answer {
  const inner = jsonSchemaOf(contract.response, 'output');
  const { response } = contract.example;
  if (contract.bare) {
    const media = { schema: inner, example: response };
    const content = Object.fromEntries(mediaTypesOf(contract.response).map((type) => [type, media]));
    return { description: contract.summary, content };
  }
  const schema = {
    type: 'object',
    required: ['success', 'data'],
    properties: { success: { const: true }, data: inner, message: { type: 'string' } },
  };
  const example = { success: true, data: response };
  return { description: contract.summary, content: { 'application/json': { schema, example } } };
}

function securityOf(contract: AnyRoute): Record<string, string[]>[] {
  if (contract.access === 'public') return [];
  if (contract.access === 'signed') {
    const { scheme } = signedBy(contract);
    return scheme === null ? [] : [{ [scheme]: [] }];
  }
  const session: Record<string, string[]> =
    contract.method === 'get' ? { session: [] } : { session: [], csrf: [] };
  const anybody = contract.access === 'open' || contract.access === 'linked';
  return anybody ? [{}, { bearer: [] }, session] : [{ bearer: [] }, session];
}

/** A contract as an OpenAPI operation, with its worked example (D19-2). */
export function buildOperation(contract: AnyRoute): Operation {
  const link = contract.access === 'signed' ? signedBy(contract).link : undefined;
  const requestBody = requestBodyOf(contract);
  return {
    operationId: contract.id,
    summary: contract.summary,
    description: operationText(contract),
    ...(link === undefined ? {} : { 'x-signed-link': link }),
    tags: [contract.id.split('.')[0] ?? 'other'],
    security: securityOf(contract),
    parameters: [
      ...parametersIn('path', contract.params, contract.example.params),
      ...parametersIn('query', contract.query, contract.example.query),
      ...(contract.idempotent ? [IDEMPOTENCY] : []),
    ],
    ...(requestBody ? { requestBody } : {}),
    responses: {
      [contract.status ?? 200]: successOf(contract),
      ...(contract.method === 'get' && contract.access === 'public' ? { 304: UNCHANGED } : {}),
      ...refusalsOf(contract),
    },
  };
}
