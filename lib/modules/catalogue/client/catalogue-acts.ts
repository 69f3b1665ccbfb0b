'use client';

import { browserCall } from '@/lib/client/browser';
import type {
  CatalogueAct,
  createCatalogueAct as createdBy,
  NewCatalogueAct,
  readCatalogueAct as readBy,
  undoCatalogueAct as undoneBy,
} from '@/lib/modules/catalogue/contract/catalogue-act';
import {
  createCatalogueActCall,
  readCatalogueActCall,
  undoCatalogueActCall,
} from '@/lib/modules/catalogue/contract/paths';
import { useFollowedJob, type FollowedJob } from '@/lib/modules/lists/client/use-followed-job';
import type { ProductsPlace } from './event-products';

const read = (place: ProductsPlace) => (id: string) =>
  browserCall<typeof readBy>(readCatalogueActCall, { params: { ...place, act: id }, progress: false });

const NEWS = { event: 'bulk_act.changed', idField: 'act_id' } as const;

/** Changes many products in the background and follows it; null while nothing is asked for. */
export function useCatalogueAct(
  place: ProductsPlace,
  asked: NewCatalogueAct | null,
): FollowedJob<CatalogueAct> {
  return useFollowedJob<CatalogueAct>(place, {
    ...NEWS,
    asked: { ...place, asked },
    read: read(place),
    begin: async (headers) => {
      if (asked === null) throw new Error('nothing is asked for');
      return browserCall<typeof createdBy>(createCatalogueActCall, {
        params: { ...place },
        body: asked,
        headers,
      });
    },
  });
}

/** Takes an act back in the background and follows that. */
export function useUndoneAct(place: ProductsPlace, id: string | undefined): FollowedJob<CatalogueAct> {
  return useFollowedJob<CatalogueAct>(place, {
    ...NEWS,
    asked: { ...place, undo: id },
    read: read(place),
    begin: (headers) =>
      browserCall<typeof undoneBy>(undoCatalogueActCall, {
        params: { ...place, act: id ?? '' },
        body: {},
        headers,
      }),
  });
}
