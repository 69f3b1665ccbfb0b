import type { Answer, JsonSchema, OpenApiDocument } from './types';

/** Shorter ones are as short as their `$ref`. */
const WORTH_SHARING = 120;

type Tree = Record<string, unknown>;

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keys of a schema whose values hold schemas by names of the API's own. */
const BY_NAME = new Set(['properties', 'patternProperties']);
/** Keys of a schema whose values are data. */
const DATA = new Set(['enum', 'const', 'default', 'example', 'examples', 'required']);

const pascal = (text: string): string =>
  text
    .split(/[^A-Za-z0-9]+/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');

/** Gives each text one name, with a number where the name is taken. */
class Names {
  readonly #byText = new Map<string, string>();
  readonly #taken: Set<string>;

  constructor(taken: readonly string[]) {
    this.#taken = new Set(taken);
  }

  of(text: string, wanted: string): string {
    const known = this.#byText.get(text);
    if (known !== undefined) return known;
    let name = wanted;
    for (let at = 2; this.#taken.has(name); at += 1) name = `${wanted}${at}`;
    this.#taken.add(name);
    this.#byText.set(text, name);
    return name;
  }
}

/** A schema that refers into itself stays where it is. */
const mayMove = (text: string): boolean => text.length >= WORTH_SHARING && !text.includes('"$ref":"#/$defs');

/** Calls `visit` with each schema below `node` and the name that it goes by; it returns what takes the schema's place. */
function mapSchemas(node: unknown, name: string, visit: (schema: Tree, name: string) => unknown): unknown {
  if (Array.isArray(node)) return node.map((one, at) => mapSchema(one, `${name}${at + 1}`, visit));
  if (!isTree(node)) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      if (DATA.has(key)) return [key, value];
      if (BY_NAME.has(key) && isTree(value)) {
        const named = Object.entries(value).map(([own, inner]) => [
          own,
          mapSchema(inner, pascal(own), visit),
        ]);
        return [key, Object.fromEntries(named)];
      }
      const item = key === 'items' ? name.replace(/ies$/, 'y').replace(/([^s])s$/, '$1') : name;
      return [key, isTree(value) ? mapSchema(value, item, visit) : mapSchemas(value, name, visit)];
    }),
  );
}

function mapSchema(schema: unknown, name: string, visit: (schema: Tree, name: string) => unknown): unknown {
  return isTree(schema) ? visit(schema, name) : schema;
}

/** All schemas of requests and answers, with what takes each one's place. */
function mapDocument(
  document: OpenApiDocument,
  visit: (schema: Tree, name: string) => unknown,
): OpenApiDocument['paths'] {
  const media = (content: Answer['content'], name: string) =>
    content &&
    Object.fromEntries(
      Object.entries(content).map(([type, one]) => [
        type,
        { ...one, schema: mapSchema(one.schema, name, visit) as JsonSchema },
      ]),
    );
  const paths = Object.entries(document.paths).map(([path, methods]) => {
    const operations = Object.entries(methods).map(([method, operation]) => {
      const name = pascal(operation.operationId);
      const responses = Object.entries(operation.responses).map(([status, answer]) => {
        const content = media(answer.content, name);
        return [status, content ? { ...answer, content } : answer];
      });
      const { requestBody } = operation;
      const body = requestBody && { ...requestBody, content: media(requestBody.content, `${name}Request`) };
      const shared = { ...operation, responses: Object.fromEntries(responses) };
      return [method, body ? { ...shared, requestBody: body } : shared];
    });
    return [path, Object.fromEntries(operations)];
  });
  return Object.fromEntries(paths) as OpenApiDocument['paths'];
}

/** The schemas that stand in more than one place, counting what is inside of one only where it stands first. */
function repeatedSchemas(document: OpenApiDocument): Set<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  const visit = (schema: Tree, name: string): unknown => {
    const text = JSON.stringify(schema);
    if (seen.has(text)) {
      if (mayMove(text)) repeated.add(text);
      return schema;
    }
    seen.add(text);
    return mapSchemas(schema, name, visit);
  };
  mapDocument(document, visit);
  return repeated;
}

function shareSchemas(document: OpenApiDocument): OpenApiDocument {
  const repeated = repeatedSchemas(document);
  const schemas: Record<string, JsonSchema> = { ...document.components.schemas };
  const names = new Names(Object.keys(schemas));
  const visit = (schema: Tree, name: string): unknown => {
    const text = JSON.stringify(schema);
    if (!repeated.has(text)) return mapSchemas(schema, name, visit);
    const own = names.of(text, name);
    if (!Object.hasOwn(schemas, own)) {
      schemas[own] = {};
      schemas[own] = mapSchemas(schema, name, visit) as JsonSchema;
    }
    return { $ref: `#/components/schemas/${own}` };
  };
  const paths = mapDocument(document, visit);
  return { ...document, paths, components: { ...document.components, schemas } };
}

function shareAnswers(document: OpenApiDocument): OpenApiDocument {
  const responses: Record<string, Answer> = {};
  const names = new Names([]);
  const paths = Object.entries(document.paths).map(([path, methods]) => {
    const operations = Object.entries(methods).map(([method, operation]) => {
      const answers = Object.entries(operation.responses).map(([status, answer]) => {
        if (status.startsWith('2')) return [status, answer];
        const name = names.of(JSON.stringify(answer), `Refusal${status}`);
        responses[name] = answer;
        return [status, { $ref: `#/components/responses/${name}` }];
      });
      return [method, { ...operation, responses: Object.fromEntries(answers) }];
    });
    return [path, Object.fromEntries(operations)];
  });
  return {
    ...document,
    paths: Object.fromEntries(paths) as OpenApiDocument['paths'],
    components: { ...document.components, responses },
  };
}

/**
 * The same document with each schema and refusal that stands in several places written once, under `components`, and
 * referred to by `$ref`. D19-6.
 */
export function shareParts(document: OpenApiDocument): OpenApiDocument {
  return shareAnswers(shareSchemas(document));
}
