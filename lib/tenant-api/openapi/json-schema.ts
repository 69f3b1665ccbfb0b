import { z } from 'zod';
import type { JsonSchema } from './types';

/** A zod schema as JSON Schema 2020-12, the dialect of OpenAPI 3.1: `input` is what a caller sends, `output` what it gets. */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const made: JsonSchema = z.toJSONSchema(schema, { target: 'draft-2020-12', io, unrepresentable: 'any' });
  return Object.fromEntries(
    Object.entries(made).filter(([key]) => key !== '$schema' && key !== 'contentType'),
  );
}

/** The media types an answer may have, from its schema's `contentType`; JSON unless said. */
export function mediaTypesOf(schema: z.ZodType): string[] {
  const type = schema.meta()?.['contentType'];
  const types = [type].flat().filter((name) => typeof name === 'string');
  return types.length > 0 ? types : ['application/json'];
}
