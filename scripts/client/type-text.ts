import type { JsonSchema } from '@/lib/tenant-api/openapi/types';

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const union = (texts: readonly string[]): string => [...new Set(texts)].join(' | ') || 'never';

function objectText({ properties, required, additionalProperties }: JsonSchema): string {
  const needed = new Set(listOf(required));
  const fields = Object.entries(isSchema(properties) ? properties : {}).map(([name, schema]) => {
    const text = isSchema(schema) ? typeText(schema) : 'unknown';
    return `${JSON.stringify(name)}${needed.has(name) ? '' : '?'}: ${text}`;
  });
  const others = isSchema(additionalProperties) ? `Record<string, ${typeText(additionalProperties)}>` : null;
  if (fields.length === 0) return others ?? 'Record<string, unknown>';
  return others === null ? `{ ${fields.join('; ')} }` : `{ ${fields.join('; ')} } & ${others}`;
}

function arrayText({ items, prefixItems }: JsonSchema): string {
  const first = listOf(prefixItems).filter(isSchema);
  if (first.length > 0) return `[${first.map(typeText).join(', ')}]`;
  return isSchema(items) ? `(${typeText(items)})[]` : 'unknown[]';
}

function ofType(type: unknown, schema: JsonSchema): string {
  switch (type) {
    case 'string':
      return schema['format'] === 'binary' ? 'Blob' : 'string';
    case 'integer':
    case 'number':
      return 'number';
    case 'boolean':
    case 'null':
      return type;
    case 'array':
      return arrayText(schema);
    case 'object':
      return objectText(schema);
    default:
      return 'unknown';
  }
}

/** A JSON Schema of a contract as a TypeScript type, on one line. What refers to itself is `unknown` inside. D47-10. */
export function typeText(schema: JsonSchema): string {
  if ('const' in schema) return JSON.stringify(schema['const']);
  const values = listOf(schema['enum']);
  if (values.length > 0) return union(values.map((value) => JSON.stringify(value)));
  const kinds = [...listOf(schema['anyOf']), ...listOf(schema['oneOf'])].filter(isSchema);
  if (kinds.length > 0) return union(kinds.map(typeText));
  const parts = listOf(schema['allOf']).filter(isSchema);
  if (parts.length > 0) return parts.map((part) => `(${typeText(part)})`).join(' & ');
  const types = [schema['type']].flat();
  return union(types.map((type) => ofType(type, schema)));
}
