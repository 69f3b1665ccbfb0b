import type { StorefrontData } from '@/lib/modules/storefront/contract/storefront';
import type { StorePlace } from '@/lib/modules/storefront/rules/store-place';

/** A store as its pages show it, at its own address or in a preview. */
export type ShownStore = StorefrontData & Pick<StorePlace, 'preview'>;
