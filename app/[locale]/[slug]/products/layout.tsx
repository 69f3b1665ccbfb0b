import type { ReactNode } from 'react';
import { LiveList } from '@/components/storefront/shop/list/live-list';

/** A shared layout for plain and filtered lists, so that switching keeps focus and scroll position. */
export default function ProductsLayout({ children }: { children: ReactNode }) {
  return <LiveList>{children}</LiveList>;
}
