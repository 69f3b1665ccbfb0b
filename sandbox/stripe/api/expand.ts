import type { Owner } from '../objects';
import { sameOwner } from './api-call';
import type { World } from '../world';

/** The object with this id, if the owner may see it. */
function lookUp(world: World, owner: Owner, id: string): unknown {
  if (id.startsWith('pi_')) return own(owner, world.intents.get(id))?.intent;
  if (id.startsWith('ch_')) return own(owner, world.charges.get(id))?.charge;
  if (id.startsWith('pm_')) return own(owner, world.methods.get(id))?.method;
  if (id.startsWith('re_')) return own(owner, world.refunds.get(id))?.refund;
  return undefined;
}

function own<T extends Owner>(owner: Owner, record: T | undefined): T | undefined {
  return record && sameOwner(record, owner) ? record : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Replaces ids by their objects along a path `a.b`, in a copy. */
function expandPath(world: World, owner: Owner, value: unknown, path: readonly string[]): unknown {
  const [head, ...rest] = path;
  if (Array.isArray(value)) return value.map((entry) => expandPath(world, owner, entry, path));
  if (head === undefined || !isObject(value)) return value;
  const field = value[head];
  const found = typeof field === 'string' ? lookUp(world, owner, field) : field;
  if (found === undefined) return value;
  return { ...value, [head]: expandPath(world, owner, found, rest) };
}

/** Applies `expand[]`. */
export function expand(world: World, owner: Owner, value: unknown, paths: readonly string[]): unknown {
  return paths.reduce((current, path) => expandPath(world, owner, current, path.split('.')), value);
}
