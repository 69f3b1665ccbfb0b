import { now } from '@/lib/kernel/clock';
import { decodeCursor, encodeCursor } from '@/lib/db/cursor';
import { withDirectory } from '@/lib/db/with-directory';
import type { PeoplePage, PeopleQuery } from '@/lib/modules/accounts/contract/people';
import { listPeople as listRows } from '@/lib/modules/accounts/data/people';
import { presentPerson } from './present-person';
import type { TeamContext } from './team';

/** Cursors name a tenant; the platform's own people have none. */
const PLATFORM = 'ten_platform';

/**
 * A page of a team's people and open invitations by age. S2.2-5, D28-1. The removed are listed only when asked for. Throws
 * 422 for an invalid cursor.
 */
export async function listPeople({ team, userId }: TeamContext, query: PeopleQuery): Promise<PeoplePage> {
  const { sort, limit, search } = query;
  const after = query.cursor ? decodeCursor(query.cursor, sort, 'instant') : null;
  // One row more than the page size shows whether there is a next page.
  const page = { after, limit: limit + 1, at: now() };
  const wanted = { ...query, search: search || undefined };
  const rows = await withDirectory((tx) => listRows(tx, team, wanted, page));
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    people: shown.map((row) => presentPerson(row, userId)),
    next_cursor: last
      ? encodeCursor(sort, { value: last.place, id: last.id, tenantId: team ?? PLATFORM })
      : null,
  };
}
