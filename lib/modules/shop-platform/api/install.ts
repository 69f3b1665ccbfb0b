import { confirmStep as confirmContract } from '@/lib/modules/shop-platform/contract/confirm-step';
import * as contract from '@/lib/modules/shop-platform/contract/install';
import { beginInstall } from '@/lib/modules/shop-platform/service/install/begin-install';
import { completeInstall } from '@/lib/modules/shop-platform/service/install/complete-install';
import { launchShop } from '@/lib/modules/shop-platform/service/install/launch-shop';
import { confirmStep } from '@/lib/modules/shop-platform/service/confirm-step';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const beginInstallHandler = defineHandler(contract.beginInstall, ({ tenant, user, body }) =>
  beginInstall({ ...tenant, userId: user.id }, body.shopifyUrl),
);

export const launchShopHandler = defineHandler(contract.launchShop, ({ tenant, user, body }) =>
  launchShop({ ...tenant, userId: user.id }, body.answer),
);

export const completeInstallHandler = defineHandler(contract.completeInstall, ({ tenant, user, body }) =>
  completeInstall({ ...tenant, userId: user.id }, body.answer),
);

export const confirmStepHandler = defineHandler(confirmContract, ({ tenant, body }) =>
  confirmStep(tenant, body.step),
);
