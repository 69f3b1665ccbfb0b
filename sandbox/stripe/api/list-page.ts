import type { Collection } from '@/sandbox/shared/collection';
import { sameOwner, type ApiCall } from './api-call';
import { badRequest, resourceMissing } from './fault';
import { integer, nested, text } from './read';
import type { Owner } from '../objects';

interface Listed {
  id: string;
  created?: number;
}

interface Range {
  from: number;
  to: number;
}

interface Cursor {
  param: 'starting_after' | 'ending_before';
  id: string;
}

function createdRange(call: ApiCall): Range {
  const exact = integer(call.form, 'created');
  if (exact !== undefined) return { from: exact, to: exact };
  const range = nested(call.form, 'created') ?? {};
  const after = integer(range, 'gt');
  const before = integer(range, 'lt');
  return {
    from: integer(range, 'gte') ?? (after === undefined ? -Infinity : after + 1),
    to: integer(range, 'lte') ?? (before === undefined ? Infinity : before - 1),
  };
}

function limitOf(call: ApiCall): number {
  const limit = integer(call.form, 'limit') ?? 10;
  if (limit < 1 || limit > 100) throw badRequest('limit is 1 to 100.', { param: 'limit' });
  return limit;
}

function cursorOf(call: ApiCall): Cursor | null {
  const after = text(call.form, 'starting_after');
  const before = text(call.form, 'ending_before');
  if (after !== undefined && before !== undefined)
    throw badRequest('Received both starting_after and ending_before parameters. Please pass in only one.');
  if (after !== undefined) return { param: 'starting_after', id: after };
  return before === undefined ? null : { param: 'ending_before', id: before };
}

/** `/v1/payment_intents` lists objects of the kind payment_intent. */
function kindIn(url: string): string {
  return (url.split('/').at(-1) ?? '').replace(/s$/, '');
}

/**
 * A page of these, newest first: behind `starting_after`, or the nearest ones before `ending_before`. Throws the 400
 * for a cursor that is none of them.
 */
export function pageOf<V extends Listed>(all: readonly V[], call: ApiCall, url: string): unknown {
  const limit = limitOf(call);
  const cursor = cursorOf(call);
  const at = cursor ? all.findIndex(({ id }) => id === cursor.id) : -1;
  if (cursor && at < 0) throw resourceMissing(kindIn(url), cursor.id, cursor.param, 400);
  const { from, to } = createdRange(call);
  const within = ({ created = 0 }: V) => created >= from && created <= to;
  const backwards = cursor?.param === 'ending_before';
  const rest = (backwards ? all.slice(0, at) : all.slice(at + 1)).filter(within);
  const data = backwards ? rest.slice(-limit) : rest.slice(0, limit);
  return { object: 'list', data, has_more: rest.length > limit, url };
}

/** A page of a collection; `view` returns null for objects to leave out. */
export function listPage<T extends Owner & { id: string }, V extends Listed>(
  collection: Collection<T>,
  call: ApiCall,
  url: string,
  view: (record: T) => V | null,
): unknown {
  const own = collection.newestFirst().filter((record) => sameOwner(record, call.owner));
  return pageOf(
    own.flatMap((record) => view(record) ?? []),
    call,
    url,
  );
}
