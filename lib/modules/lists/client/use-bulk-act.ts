'use client';

import { browserCall } from '@/lib/client/browser';
import type { createAct, readAct } from '@/lib/modules/lists/contract/acts';
import type { BulkAct, NewAct } from '@/lib/modules/lists/contract/bulk-act';
import * as paths from '@/lib/modules/lists/contract/paths';
import { paramsOf, type ListPlace } from './list-place';
import { useFollowedJob, type FollowedJob } from './use-followed-job';

/** Does one thing to many rows of a list in the background. */
export function useBulkAct(place: ListPlace, asked: NewAct): FollowedJob<BulkAct> {
  const isStaff = place.tenant === null;
  return useFollowedJob<BulkAct>(place, {
    asked,
    begin: (headers) =>
      browserCall<typeof createAct>(isStaff ? paths.createStaffActCall : paths.createActCall, {
        params: paramsOf(place),
        body: asked,
        headers,
      }),
    read: (id) =>
      browserCall<typeof readAct>(isStaff ? paths.readStaffActCall : paths.readActCall, {
        params: paramsOf(place, { act: id }),
        progress: false,
      }),
    event: 'bulk_act.changed',
    idField: 'act_id',
  });
}
