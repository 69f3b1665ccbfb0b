'use client';

import { ProductDetail, type ProductDetailProps } from '@/components/catalogue/admin/product-detail';
import { DesignWithLibrary } from './design-with-library';

/** Combines product page and design editor; the two modules do not import each other. */
export function Workbench(props: ProductDetailProps) {
  return <ProductDetail {...props} Design={DesignWithLibrary} />;
}
