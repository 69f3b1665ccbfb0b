import * as contract from '@/lib/modules/shop-platform/contract/shop-platform';
import { listShopLog } from '@/lib/modules/shop-platform/contract/sync-log';
import { listSyncLog } from '@/lib/modules/shop-platform/service/list-sync-log';
import { readOnboarding } from '@/lib/modules/shop-platform/service/read-onboarding';
import { readShopConnection } from '@/lib/modules/shop-platform/service/read-shop-connection';
import { resetOnboarding } from '@/lib/modules/shop-platform/service/reset-onboarding';
import { updateShopConnection } from '@/lib/modules/shop-platform/service/update-shop-connection';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const readOnboardingHandler = defineHandler(contract.readOnboarding, ({ tenant }) =>
  readOnboarding(tenant),
);

export const resetOnboardingHandler = defineHandler(contract.resetOnboarding, ({ tenant }) =>
  resetOnboarding(tenant),
);

export const readShopConnectionHandler = defineHandler(contract.readShopConnection, ({ tenant }) =>
  readShopConnection(tenant),
);

export const updateShopConnectionHandler = defineHandler(contract.updateShopConnection, ({ tenant, body }) =>
  updateShopConnection(tenant, body.shopifyUrl),
);

export const listShopLogHandler = defineHandler(listShopLog, ({ tenant, query }) =>
  listSyncLog(tenant, query),
);
