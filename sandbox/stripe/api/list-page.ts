import type { Collection } from '@/sandbox/shared/collection';
import { sameOwner, type ApiCall } from './api-call';
import { badRequest } from './fault';
import { integer, nested, text } from './read';
import type { Owner } from '../objects';

interface Listed {
  id: string;
  created: number;
}

interface Range {
  from: number;
  to: number;
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

/**
 * A list answer, newest first, with `limit`, `starting_after` and `created`. `view` returns null for objects to leave
 * out.
 */
export function listPage<T extends Owner & { id: string }, V extends Listed>(
  collection: Collection<T>,
  call: ApiCall,
  url: string,
  view: (record: T) => V | null,
): unknown {
  const limit = integer(call.form, 'limit') ?? 10;
  if (limit < 1 || limit > 100) throw badRequest('limit is 1 to 100.', { param: 'limit' });
  const start = text(call.form, 'starting_after');
  const { from, to } = createdRange(call);
  const data: V[] = [];
  let reached = start === undefined;
  for (const record of collection.newestFirst()) {
    if (reached && sameOwner(record, call.owner)) {
      const item = view(record);
      if (item && item.created >= from && item.created <= to) data.push(item);
      if (data.length > limit) break;
    }
    reached ||= record.id === start;
  }
  return { object: 'list', data: data.slice(0, limit), has_more: data.length > limit, url };
}
