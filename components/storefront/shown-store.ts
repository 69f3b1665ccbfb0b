import type { StorefrontData } from '@/lib/contracts/storefront/storefront';
import type { StorePlace } from '@/lib/domain/storefront/store-place';

/** A store as its pages show it, at its own address or in a preview. */
export type ShownStore = StorefrontData & Pick<StorePlace, 'preview'>;
