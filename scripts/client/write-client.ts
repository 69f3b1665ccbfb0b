import { copyFileSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyRoute } from '@/lib/contract/route';
import { TOKEN_PERMISSIONS } from '@/lib/permissions/permissions';
import { jsonSchemaOf, mediaTypesOf } from '@/lib/tenant-api/openapi/json-schema';
import { readme } from './readme';
import { typeText } from './type-text';

const ROOT = process.cwd();
const MODULES = join(ROOT, 'lib/modules');

const camel = (text: string): string =>
  text.replace(/[-_](\w)/g, (_, letter: string) => letter.toUpperCase());

function isContract(value: unknown): value is AnyRoute {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'id' in value;
}

/** Every contract of the modules. */
async function allContracts(): Promise<AnyRoute[]> {
  const files = readdirSync(MODULES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\/contract\/.*\.ts$/.test(file) && !/(\.test|paths)\.ts$/.test(file),
  );
  const modules = await Promise.all(
    files.sort().map((file) => import(join(MODULES, file)) as Promise<Record<string, unknown>>),
  );
  const found = modules.flatMap((module) => Object.values(module)).filter(isContract);
  return [...new Map(found.map((contract) => [contract.id, contract])).values()];
}

/** Whether a program with an API token may make this call: one that a permission opens, or that is open to anybody. */
function isForTokens({ access, permission, bodyKind }: AnyRoute): boolean {
  if (bodyKind === 'raw') return false;
  if (access === 'public' || access === 'open') return true;
  return access === 'tenant' && permission !== undefined && TOKEN_PERMISSIONS.includes(permission);
}

function placeOf({ id }: AnyRoute): { area: string; verb: string } {
  const [area = '', ...verb] = id.split('.');
  return { area: camel(area), verb: camel(verb.join('-')) };
}

function inputText(contract: AnyRoute): string {
  const params = Object.keys(contract.params.shape).filter((name) => name !== 'tenant');
  const query = Object.keys(contract.query.shape);
  const upload = contract.bodyKind === 'multipart' ? 'FormData' : 'Blob | Uint8Array';
  const body = contract.body && {
    text:
      contract.bodyKind === 'multipart' || contract.bodyKind === 'bytes'
        ? upload
        : typeText(jsonSchemaOf(contract.body, 'input')),
  };
  const queryText = query.length > 0 ? typeText(jsonSchemaOf(contract.query, 'input')) : null;
  const mustQuery = /"[^"]+": /.test(queryText ?? '');
  const fields = [
    `params${params.length > 0 ? '' : '?'}: { ${params.map((name) => `${JSON.stringify(name)}: string; `).join('')}"tenant"?: string }`,
    ...(queryText === null ? [] : [`query${mustQuery ? '' : '?'}: ${queryText}`]),
    ...(body ? [`body: ${body.text}`] : []),
    ...(contract.idempotent ? ['idempotencyKey?: string'] : []),
    'signal?: AbortSignal',
  ];
  const optional = params.length === 0 && !mustQuery && !body;
  return `input${optional ? '?' : ''}: { ${fields.join('; ')} }`;
}

function answerText(contract: AnyRoute): string {
  const isJson = mediaTypesOf(contract.response).includes('application/json');
  return isJson ? typeText(jsonSchemaOf(contract.response, 'output')) : 'Blob';
}

const HEAD = `/** Where the API is, and who calls. */
export interface ClientOptions {
  /** Where the API answers, without \`/api\`. */
  baseUrl: string;
  /** An API token, \`mlm_…\`. */
  token: string;
  /** The id of the tenant that the token is of, \`ten_…\`. */
  tenant: string;
  fetch?: typeof fetch;
  /** How long an answer may take; 30 seconds when left out. */
  timeoutMs?: number;
}

/** An answer that refuses. \`code\` is stable; messages are for people. */
export declare class MerchloomError extends Error {
  readonly name = 'MerchloomError';
  readonly status: number;
  readonly code: string;
  readonly errors: Record<string, string[]>;
  readonly codes: Record<string, string[]>;
  /** Seconds to wait before the next try; null where the API doesn't say. */
  readonly retryAfter: number | null;
}

export declare function createClient(options: ClientOptions): Client;
`;

type Areas = Map<string, { verb: string; contract: AnyRoute }[]>;

function declarations(areas: Areas): string {
  const blocks = [...areas].map(([area, verbs]) => {
    const lines = verbs.map(({ verb, contract }) => {
      const needs = contract.permission ? ` Needs \`${contract.permission}\`.` : '';
      return `    /** ${contract.summary}.${needs} */\n    ${verb}(${inputText(contract)}): Promise<${answerText(contract)}>;`;
    });
    return `  ${area}: {\n${lines.join('\n')}\n  };`;
  });
  return `${HEAD}\nexport interface Client {\n${blocks.join('\n')}\n}\n`;
}

const MAIN = `import { CALLS } from './calls.mjs';
import { makeClient } from './runtime.mjs';

export { MerchloomError } from './runtime.mjs';

export const createClient = (options) => makeClient(CALLS, options);
`;

/**
 * Writes the client for programs as a folder that \`npm pack\` takes: one function for each call that an API token may make,
 * with the types of its contract. D47-10.
 */
export async function writeClient(folder: string): Promise<void> {
  const contracts = (await allContracts()).filter(isForTokens);
  const areas: Areas = new Map();
  for (const contract of contracts.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const { area, verb } = placeOf(contract);
    areas.set(area, [...(areas.get(area) ?? []), { verb, contract }]);
  }
  const calls = Object.fromEntries(
    [...areas].map(([area, verbs]) => [
      area,
      Object.fromEntries(
        verbs.map(({ verb, contract: { method, path, bare = false } }) => [verb, { method, path, bare }]),
      ),
    ]),
  );
  const { version, license } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Record<
    string,
    string
  >;
  const manifest = {
    name: 'merchloom-client',
    version,
    description: 'Calls of the Merchloom API, with their types.',
    license,
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20.19' },
    exports: { '.': { types: './index.d.ts', default: './index.mjs' } },
    files: ['index.mjs', 'index.d.ts', 'calls.mjs', 'runtime.mjs'],
  };
  mkdirSync(folder, { recursive: true });
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write('package.json', `${JSON.stringify(manifest, null, 2)}\n`);
  write('calls.mjs', `export const CALLS = ${JSON.stringify(calls, null, 1)};\n`);
  write('index.mjs', MAIN);
  write('index.d.ts', declarations(areas));
  write('README.md', readme(version ?? ''));
  copyFileSync(join(ROOT, 'scripts/client/runtime.mjs'), join(folder, 'runtime.mjs'));
}
