'use client';

import dynamic from 'next/dynamic';
import { ProductDetail, type ProductDetailProps } from '@/components/catalogue/admin/product-detail';
import { Skeleton } from '@/components/ui/skeleton';

/** The editor's code is loaded only where a design is edited. */
const DesignEditor = dynamic(
  () => import('@/components/design/admin/design-editor').then((module) => module.DesignEditor),
  {
    ssr: false,
    loading: () => <Skeleton className="h-editor w-full rounded-card" />,
  },
);

/** Combines product page and design editor; the two modules do not import each other. */
export function Workbench(props: ProductDetailProps) {
  return <ProductDetail {...props} Design={DesignEditor} />;
}
