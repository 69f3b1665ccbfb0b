import type { z } from 'zod';
import type { AnyRoute } from '@/lib/contract/route';
import { jsonSchemaOf, mediaTypesOf } from './json-schema';
import { refusalsOf } from './refusals';
import type { Answer, JsonSchema, MediaType, Operation, Parameter } from './types';

const IDEMPOTENCY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Same key and body: the same answer. Same key, other body: 422. Still running: 409.',
  schema: { type: 'string', maxLength: 255 },
};

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
    schema: inner,
    ...(examples[name] === undefined ? {} : { example: examples[name] }),
  }));
}

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
  if (contract.access === 'signed') return [{ signature: [] }];
  const session: Record<string, string[]> =
    contract.method === 'get' ? { session: [] } : { session: [], csrf: [] };
  return contract.access === 'open' ? [{}, { bearer: [] }, session] : [{ bearer: [] }, session];
}

function descriptionOf(contract: AnyRoute): string | undefined {
  if (contract.access === 'staff') return `Staff with \`${contract.permission ?? 'any role'}\`.`;
  if (contract.access === 'open') {
    return `Whoever has \`${contract.permission ?? 'a login'}\` acts for the tenant, anybody else as a visitor.`;
  }
  if (contract.permission) return `Needs \`${contract.permission}\`.`;
  return contract.access === 'signed' ? 'The caller signs what it sends.' : undefined;
}

/** A contract as an OpenAPI operation, with its worked example (D19-2). */
export function buildOperation(contract: AnyRoute): Operation {
  const description = descriptionOf(contract);
  const requestBody = requestBodyOf(contract);
  return {
    operationId: contract.id,
    summary: contract.summary,
    ...(description ? { description } : {}),
    tags: [contract.id.split('.')[0] ?? 'other'],
    security: securityOf(contract),
    parameters: [
      ...parametersIn('path', contract.params, contract.example.params),
      ...parametersIn('query', contract.query, contract.example.query),
      ...(contract.idempotent ? [IDEMPOTENCY] : []),
    ],
    ...(requestBody ? { requestBody } : {}),
    responses: { [contract.status ?? 200]: successOf(contract), ...refusalsOf(contract) },
  };
}
