import type { StorefrontData } from '@/lib/modules/storefront/contract/storefront';
import type { StorePlace } from '@/lib/modules/storefront/rules/store-place';

/** A store as shown on its public pages or in a preview. */
export type ShownStore = StorefrontData & Pick<StorePlace, 'preview'>;
