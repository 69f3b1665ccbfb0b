import { z } from 'zod';
import type { JsonSchema } from './types';

/** A zod schema as JSON Schema 2020-12, the dialect of OpenAPI 3.1: `input` is what a caller sends, `output` what it gets. */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const made: JsonSchema = z.toJSONSchema(schema, { target: 'draft-2020-12', io, unrepresentable: 'any' });
  return Object.fromEntries(
    Object.entries(made).filter(([key]) => key !== '$schema' && key !== 'contentType'),
  );
}

/** The media type of an answer that is no JSON, from its schema's `contentType`; JSON unless said. */
export function mediaTypeOf(schema: z.ZodType): string {
  const type = schema.meta()?.['contentType'];
  return typeof type === 'string' ? type : 'application/json';
}
