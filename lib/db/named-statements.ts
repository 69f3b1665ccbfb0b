import type { PoolClient } from 'pg';

/** Texts beyond this many go unnamed, so that a statement whose text varies without end fills no connection's memory. */
const MOST = 500;

const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}

interface Statement {
  name?: string | undefined;
  text: string;
}

const isUnnamed = (config: unknown): config is Statement =>
  typeof config === 'object' &&
  config !== null &&
  'text' in config &&
  typeof config.text === 'string' &&
  !('name' in config && config.name !== undefined);

/**
 * Has a connection plan each statement once: those a query builder made get a name by their text. Planning under
 * row-level security is most of what a small statement costs. Plain text (begin, settings, commit) is left as it is.
 */
export function nameStatements(client: PoolClient): void {
  const query = (...[config, ...rest]: unknown[]): unknown => {
    const name = isUnnamed(config) ? nameOf(config.text) : undefined;
    const named = name === undefined ? config : { ...(config as Statement), name };
    return Reflect.apply(Object.getPrototypeOf(client).query, client, [named, ...rest]);
  };
  Object.defineProperty(client, 'query', { value: query, configurable: true, writable: true });
}
