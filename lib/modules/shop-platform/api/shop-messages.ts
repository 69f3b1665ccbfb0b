import * as contract from '@/lib/modules/shop-platform/contract/shop-messages';
import { receiveShopMessage } from '@/lib/modules/shop-platform/service/inbox/receive-message';
import { disconnectShop } from '@/lib/modules/shop-platform/service/install/disconnect-shop';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const shopWebhookHandler = defineHandler(
  contract.shopWebhook,
  async ({ body, request, requestId }) => {
    await receiveShopMessage(typeof body === 'string' ? body : '', request.headers, requestId);
    return { received: true as const };
  },
);

export const disconnectShopHandler = defineHandler(contract.disconnectShop, ({ tenant }) =>
  disconnectShop(tenant),
);
