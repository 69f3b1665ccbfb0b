import { z } from 'zod';
import { LIST_NAMES } from '@/lib/modules/lists/rules/list-names';
import { instantText, objectId, requiredText, tenantId } from '@/lib/contract/primitives';

export const listName = z.enum(LIST_NAMES);
export const listParams = z.object({ tenant: tenantId, list: listName });
export const staffListParams = z.object({ list: listName });
export const viewParams = listParams.extend({ view: objectId });
export const staffViewParams = staffListParams.extend({ view: objectId });

/** A list's filters as its address has them: parameter → text. `sort`, `cursor` and `limit` are not among them. */
export const listFilters = z
  .record(z.string().regex(/^[a-z_]{1,40}$/), z.string().max(200))
  .refine((filters) => Object.keys(filters).length <= 30);

/** The list's `sort` parameter; null for its default order. */
export const listSort = z
  .string()
  .regex(/^-?[a-z_]{1,40}$/)
  .nullable();

/** Ids of the list's columns, in order; none for its default columns. */
export const listColumns = z.array(z.string().regex(/^[a-z_]{1,40}$/)).max(60);

const viewName = requiredText(60);

export const savedView = z.object({
  id: z.string(),
  name: z.string(),
  /** Everyone with access to the list sees it; otherwise only its owner does. */
  shared: z.boolean(),
  /** Whether the person who asks made it. */
  mine: z.boolean(),
  /** Whether that person may change, share and delete it. */
  can_change: z.boolean(),
  /** Without parameters and columns that the list no longer has. */
  query: listFilters,
  sort: listSort,
  columns: listColumns,
  /** For the next update; it is refused when someone else has saved in between. */
  version: z.int32(),
  updated_at: instantText,
});
export type SavedView = z.output<typeof savedView>;

/** Own views first, then shared ones, both by name. */
export const viewList = z.object({
  views: z.array(savedView),
  /** Whether the person who asks may share views and change shared ones. */
  can_share: z.boolean(),
});
export type ViewList = z.output<typeof viewList>;

export const newView = z.object({
  name: viewName,
  shared: z.boolean().default(false),
  query: listFilters.default({}),
  sort: listSort.default(null),
  columns: listColumns.default([]),
});
export type NewView = z.output<typeof newView>;

/** Absent fields stay as they are. */
export const viewChange = z.object({
  version: z.int32().min(1),
  name: viewName.optional(),
  shared: z.boolean().optional(),
  query: listFilters.optional(),
  sort: listSort.optional(),
  columns: listColumns.optional(),
});
export type ViewChange = z.output<typeof viewChange>;

export const savedViewExample: SavedView = {
  id: 'viw_7k2m9x4c1v8b3n5q6w0z',
  name: 'Large orders in production',
  shared: true,
  mine: true,
  can_change: true,
  query: { status: 'in_production' },
  sort: '-total',
  columns: ['order_ref', 'created_at', 'customer_name', 'total_store_price'],
  version: 2,
  updated_at: '2026-11-20T09:00:00.000Z',
};
