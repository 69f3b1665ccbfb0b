'use client';

import useSWR from 'swr';
import { browserCall } from '@/lib/client/browser';
import type { SavedView, ViewChange, ViewList } from '@/lib/modules/lists/contract/saved-view';
import type { createView, deleteView, listViews, updateView } from '@/lib/modules/lists/contract/views';
import * as paths from '@/lib/modules/lists/contract/paths';
import { paramsOf, type ListPlace } from './list-place';

/** What a view holds besides its name. */
export type ViewContent = Pick<SavedView, 'query' | 'sort' | 'columns'>;

export interface Views {
  list: ViewList | undefined;
  error: Error | undefined;
  create: (view: ViewContent & Pick<SavedView, 'name' | 'shared'>) => Promise<SavedView>;
  change: (view: SavedView, change: Omit<ViewChange, 'version'>) => Promise<SavedView>;
  remove: (view: SavedView) => Promise<void>;
}

/** The saved views of a list: the caller's own ones and those shared with them. */
export function useViews(place: ListPlace): Views {
  const isStaff = place.tenant === null;
  const swr = useSWR<ViewList, Error>(['list-views', place.tenant, place.list], () =>
    browserCall<typeof listViews>(isStaff ? paths.listStaffViewsCall : paths.listViewsCall, {
      params: paramsOf(place),
      progress: false,
    }),
  );
  async function reloaded<T>(call: Promise<T>): Promise<T> {
    const answer = await call;
    await swr.mutate();
    return answer;
  }
  return {
    list: swr.data,
    error: swr.error,
    create: (body) =>
      reloaded(
        browserCall<typeof createView>(isStaff ? paths.createStaffViewCall : paths.createViewCall, {
          params: paramsOf(place),
          body,
        }),
      ),
    change: ({ id, version }, change) =>
      reloaded(
        browserCall<typeof updateView>(isStaff ? paths.updateStaffViewCall : paths.updateViewCall, {
          params: paramsOf(place, { view: id }),
          body: { version, ...change },
        }),
      ),
    remove: async ({ id }) => {
      await reloaded(
        browserCall<typeof deleteView>(isStaff ? paths.deleteStaffViewCall : paths.deleteViewCall, {
          params: paramsOf(place, { view: id }),
        }),
      );
    },
  };
}
