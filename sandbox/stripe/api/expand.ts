import { knownAccount } from '../accounts/known-account';
import type { Owner } from '../objects';
import { refundsOf } from '../refunds/refunds-of';
import type { World } from '../world';
import { sameOwner } from './api-call';
import { badRequest } from './fault';

const DEPTH = 4;

/** The object with this id, if the owner may see it; a fee is the platform's, and its account may see it too. */
function lookUp(world: World, owner: Owner, id: string): unknown {
  if (id.startsWith('pi_')) return own(owner, world.intents.get(id))?.intent;
  if (id.startsWith('ch_')) return own(owner, world.charges.get(id))?.charge;
  if (id.startsWith('pm_')) return own(owner, world.methods.get(id))?.method;
  if (id.startsWith('re_')) return own(owner, world.refunds.get(id))?.refund;
  if (id.startsWith('du_')) return own(owner, world.disputes.get(id))?.dispute;
  if (id.startsWith('txn_')) return own(owner, world.balance.get(id))?.transaction;
  if (id.startsWith('cus_')) return own(owner, world.customers.get(id))?.customer;
  if (id.startsWith('seti_')) return own(owner, world.setups.get(id))?.setup;
  if (id.startsWith('fee_')) return world.fees.get(id)?.fee;
  if (id.startsWith('acct_')) return knownAccount(world, owner.region, id)?.details;
  return undefined;
}

function own<T extends Owner>(owner: Owner, record: T | undefined): T | undefined {
  return record && sameOwner(record, owner) ? record : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What an object has only when it is asked for. */
function onRequest(world: World, value: Record<string, unknown>, field: string): unknown {
  return value['object'] === 'charge' && field === 'refunds'
    ? refundsOf(world, String(value['id']))
    : undefined;
}

/** Replaces ids by their objects along a path `a.b`, in a copy. */
function expandPath(
  world: World,
  owner: Owner,
  value: unknown,
  path: readonly string[],
  whole: string,
): unknown {
  const [head, ...rest] = path;
  if (Array.isArray(value)) return value.map((entry) => expandPath(world, owner, entry, path, whole));
  if (head === undefined || !isObject(value)) return value;
  const field = value[head] ?? onRequest(world, value, head);
  if (field === undefined && !(head in value)) {
    throw badRequest(`This property cannot be expanded (${whole}).`, { param: 'expand' });
  }
  const found = typeof field === 'string' ? lookUp(world, owner, field) : field;
  if (found === undefined) return value;
  return { ...value, [head]: expandPath(world, owner, found, rest, whole) };
}

/** Applies `expand[]`. Throws the 400 for a field that is not there, or too deep. */
export function expand(world: World, owner: Owner, value: unknown, paths: readonly string[]): unknown {
  return paths.reduce((current, path) => {
    const parts = path.split('.');
    if (parts.filter((part) => part !== 'data').length > DEPTH)
      throw badRequest(`You cannot expand more than ${DEPTH} levels of a property.`, { param: 'expand' });
    return expandPath(world, owner, current, parts, path);
  }, value);
}
