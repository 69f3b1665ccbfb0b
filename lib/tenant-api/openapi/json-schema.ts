import { z } from 'zod';
import type { JsonSchema } from './types';

/** A zod schema as JSON Schema 2020-12, the dialect of OpenAPI 3.1: `input` for requests, `output` for responses. */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const made: JsonSchema = z.toJSONSchema(schema, { target: 'draft-2020-12', io, unrepresentable: 'any' });
  return Object.fromEntries(
    Object.entries(made).filter(([key]) => key !== '$schema' && key !== 'contentType'),
  );
}

/** The media types of a response, from its schema's `contentType`; default JSON. */
export function mediaTypesOf(schema: z.ZodType): string[] {
  const type = schema.meta()?.['contentType'];
  const types = [type].flat().filter((name) => typeof name === 'string');
  return types.length > 0 ? types : ['application/json'];
}
