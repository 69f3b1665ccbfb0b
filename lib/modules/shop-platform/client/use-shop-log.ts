import { browserCall } from '@/lib/client/browser';
import { usePages, type Pages } from '@/lib/client/use-pages';
import { listShopLogCall } from '@/lib/modules/shop-platform/contract/paths';
import type { listShopLog, ShopLogPage } from '@/lib/modules/shop-platform/contract/sync-log';

/** What a client's shop and we have told each other, page by page; with `failed`, only what did not go well. S4-91. */
export const useShopLog = (tenant: string, failed: boolean): Pages<ShopLogPage> =>
  usePages(['shop-log', tenant, failed ? 'failed' : 'all'], (cursor) =>
    browserCall<typeof listShopLog>(listShopLogCall, {
      params: { tenant },
      query: { ...(failed ? { failed: '1' as const } : {}), ...(cursor === undefined ? {} : { cursor }) },
      progress: false,
    }),
  );
