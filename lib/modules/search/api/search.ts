import { searchAll, searchTenant } from '@/lib/modules/search/contract/search';
import {
  searchAll as searchEverywhere,
  searchTenant as searchOwn,
} from '@/lib/modules/search/service/search';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const searchTenantHandler = defineHandler(searchTenant, ({ tenant, user, query }) =>
  searchOwn(tenant, user, query),
);

export const searchAllHandler = defineHandler(searchAll, ({ user, query, requestId }) =>
  searchEverywhere({ staffId: user.id, requestId }, user, query),
);
