import { DEFAULT_SORT, type EventQuery } from '@/components/events/admin/event-query';
import { eventListQuery } from '@/lib/modules/events/contract/list-events';
import { tenantId } from '@/lib/contract/primitives';

export type SearchParams = Record<string, string | string[] | undefined>;

/** Reads the URL's filters; values that the contract would refuse are ignored. */
export function readEventQuery(params: SearchParams, isStaff: boolean): EventQuery {
  const query: EventQuery = {};
  const { search, status, type, sort, cursor } = eventListQuery.shape;
  const asked = {
    search: search.safeParse(params['search']).data,
    status: status.safeParse(params['status']).data,
    type: type.safeParse(params['type']).data,
    sort: sort.safeParse(params['sort']).data,
    cursor: cursor.safeParse(params['cursor']).data,
    tenant: isStaff ? tenantId.safeParse(params['tenant']).data : undefined,
  };
  if (asked.search) query.search = asked.search;
  if (asked.status) query.status = asked.status;
  if (asked.type) query.type = asked.type;
  if (asked.sort && asked.sort !== DEFAULT_SORT) query.sort = asked.sort;
  if (asked.tenant) query.tenant = asked.tenant;
  if (asked.cursor) query.cursor = asked.cursor;
  return query;
}
