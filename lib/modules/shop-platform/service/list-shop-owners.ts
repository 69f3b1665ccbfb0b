import { withDirectory } from '@/lib/db/with-directory';
import { listShopOwners as listOwners } from '@/lib/modules/shop-platform/data/install-states';

/** The clients that have a shop, connected or not, in random order. */
export const listShopOwners = (): Promise<string[]> => withDirectory(listOwners);
