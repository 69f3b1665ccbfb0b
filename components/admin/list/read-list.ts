import type { z } from 'zod';
import type { ListQueryOf, ListState } from './list-state';

/** Query parameters of a page, as Next gives them: repeated ones are an array. */
export type SearchParams = Readonly<Record<string, string | string[] | undefined>>;

interface ListAddress {
  path: string;
  params: SearchParams;
  /** Names of the contract that this visitor's URL may not have, such as another tenant. */
  without?: readonly string[];
  /** Values that the path has, such as the event whose page it is; the URL may not have them. */
  fixed?: Readonly<Record<string, string>>;
}

/** The search comes first in the URL, how the list is shown comes last. */
const FIRST = ['search'];
const LAST = ['sort', 'cursor'];

function namesIn(schema: z.ZodObject, without: readonly string[]): string[] {
  const names = Object.keys(schema.shape).filter((name) => name !== 'limit' && !without.includes(name));
  const rest = names.filter((name) => !FIRST.includes(name) && !LAST.includes(name));
  const known = (list: readonly string[]) => list.filter((name) => names.includes(name));
  return [...known(FIRST), ...rest, ...known(LAST)];
}

/** The first of the values that the contract accepts, as the contract reads it. */
function accepted(field: z.ZodType, values: readonly string[]): string | undefined {
  for (const value of values) {
    const { data } = field.safeParse(value);
    if (typeof data === 'string' && data !== '') return data;
  }
  return undefined;
}

/**
 * Reads a list's URL by the query schema of its call. A value that the contract refuses is ignored; of a repeated name
 * the first accepted value counts. Runs on the server, so that the schema stays out of the browser's scripts.
 */
export function readList<Schema extends z.ZodObject>(
  schema: Schema,
  { path, params, without = [], fixed }: ListAddress,
): ListState<ListQueryOf<Schema>> {
  const names = namesIn(schema, [...without, ...Object.keys(fixed ?? {})]);
  const defaults: Record<string, string> = {};
  const query: Record<string, string> = {};
  for (const name of names) {
    const field: z.core.$ZodType | undefined = schema.shape[name];
    if (!isField(field)) continue;
    const { data: absent } = field.safeParse(undefined);
    if (typeof absent === 'string') defaults[name] = absent;
    const value = accepted(field, [params[name] ?? []].flat());
    if (value !== undefined && value !== absent) query[name] = value;
  }
  // Every value has passed the schema's own field of that name.
  const all = { ...query, ...fixed } as ListQueryOf<Schema>;
  return { path, names, defaults, query: all, ...(fixed ? { fixed } : {}) };
}

const isField = (field: z.core.$ZodType | undefined): field is z.ZodType =>
  field !== undefined && 'safeParse' in field;
