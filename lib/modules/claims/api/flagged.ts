import { refuseFlagged, releaseFlagged } from '@/lib/modules/claims/contract/decide-flagged';
import { listFlagged } from '@/lib/modules/claims/contract/list-flagged';
import {
  refuseFlagged as refuse,
  releaseFlagged as release,
} from '@/lib/modules/claims/service/decide-flagged';
import { listFlagged as list } from '@/lib/modules/claims/service/list-flagged';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const listFlaggedHandler = defineHandler(listFlagged, ({ tenant, user, query }) =>
  list(tenant, user, query),
);

export const releaseFlaggedHandler = defineHandler(releaseFlagged, ({ tenant, user, params }) =>
  release(tenant, user, params.order),
);

export const refuseFlaggedHandler = defineHandler(refuseFlagged, ({ tenant, user, params }) =>
  refuse(tenant, user, params.order),
);
