import { z } from 'zod';
import type { AnyRoute } from '@/lib/contract/route';
import { objectId, slug, tenantId } from '@/lib/contract/primitives';

interface JsonSchema {
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
}

const json = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
const ID_PATTERNS = [tenantId, slug, objectId].map((schema) => json(schema).pattern);

/** A position in a call that takes free text; `id`: in the format of our ids. */
export interface Leaf {
  at: string;
  id: boolean;
}

function collect(schema: JsonSchema, at: string, into: Leaf[]): void {
  for (const inner of [...(schema.anyOf ?? []), ...(schema.allOf ?? [])]) collect(inner, at, into);
  for (const [name, inner] of Object.entries(schema.properties ?? {})) collect(inner, `${at}.${name}`, into);
  if (schema.items) collect(schema.items, `${at}.0`, into);
  const free = schema.enum === undefined && schema.const === undefined && schema.format !== 'binary';
  if (schema.type === 'string' && free) into.push({ at, id: ID_PATTERNS.includes(schema.pattern) });
}

/** All fields of a call's params, query and body, at any depth, that take free text: no enum, constant or file. */
export function leavesOf(contract: AnyRoute): Leaf[] {
  const leaves: Leaf[] = [];
  collect(json(contract.params), 'params', leaves);
  collect(json(contract.query), 'query', leaves);
  if (contract.body) collect(json(contract.body), 'body', leaves);
  return leaves.filter((leaf, index) => leaves.findIndex((other) => other.at === leaf.at) === index);
}
