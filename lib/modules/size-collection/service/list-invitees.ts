import type { z } from 'zod';
import type { InviteeListQuery, inviteePage } from '@/lib/modules/size-collection/contract/list-invitees';
import {
  countListed,
  listInvitees as listRows,
  type InviteeFilter,
  type InviteeSort,
} from '@/lib/modules/size-collection/data/list-invitees';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import { decodeCursor, encodeCursor } from '@/lib/db/cursor';
import { requireCollecting } from './collecting-event';
import { presentInvitee } from './present-invitee';

function sortOf(name: InviteeListQuery['sort']): InviteeSort {
  const column = name.endsWith('answered_at') ? 'answered_at' : 'invited_at';
  return { column, descending: name.startsWith('-') };
}

/**
 * A page of an event's invitees with their answers (D4, D28-1). Throws 404 for an event that is not this tenant's or
 * collects no sizes, 422 for an invalid cursor.
 */
export async function listInvitees(
  context: TenantContext,
  viewer: SessionUser,
  slug: string,
  query: InviteeListQuery,
): Promise<z.output<typeof inviteePage>> {
  const { tenantId } = context;
  const after = query.cursor ? decodeCursor(query.cursor, query.sort, 'instant') : null;
  return withTenant(context, async (tx) => {
    const event = await requireCollecting(tx, context, slug);
    const answered = query.state ? query.state === 'answered' : null;
    const filter: InviteeFilter = {
      tenantId,
      eventId: event.id,
      answered,
      id: null,
      search: query.search || null,
    };
    // One row more than the page size shows whether there is a next page.
    const rows = await listRows(tx, filter, { sort: sortOf(query.sort), after, limit: query.limit + 1 });
    const shown = rows.slice(0, query.limit);
    const last = rows.length > query.limit ? shown.at(-1) : undefined;
    return {
      invitees: shown.map((row) => presentInvitee({ tenantId, slug, viewer }, row)),
      next_cursor: last ? encodeCursor(query.sort, { value: last.place, id: last.id, tenantId }) : null,
      total: await countListed(tx, filter),
    };
  });
}
