import type { ReactNode } from 'react';
import { LiveList } from '@/components/storefront/shop/list/live-list';

/** Stays while the plain list and filtered ones take turns below it, so that nobody loses their place. */
export default function ProductsLayout({ children }: { children: ReactNode }) {
  return <LiveList>{children}</LiveList>;
}
