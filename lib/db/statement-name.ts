import { databaseEnv } from '@/lib/env/database';

/** More texts than this stay unnamed, so that statements without a fixed text cannot fill a connection's memory. */
const MAX_NAMES = 500;

const names = new Map<string, string>();

/**
 * The name under which each connection prepares a statement: `given`, or one for its text, the same for the whole
 * process. Undefined when statements are not to be prepared (`DATABASE_PREPARE=0`) or when too many texts have a name
 * already. Decision 0043.
 */
export function statementName(text: string, given?: string): string | undefined {
  if (databaseEnv().DATABASE_PREPARE === '0') return undefined;
  if (given !== undefined) return given;
  const known = names.get(text);
  if (known !== undefined || names.size >= MAX_NAMES) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}
