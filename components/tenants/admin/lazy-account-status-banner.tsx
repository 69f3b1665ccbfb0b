'use client';

import { lazy, Suspense, type ComponentProps } from 'react';
import type { AccountStatusBanner as Banner } from './account-status-banner';

const AccountStatusBanner = lazy(() =>
  import('./account-status-banner').then((loaded) => ({ default: loaded.AccountStatusBanner })),
);

/** The same banner, fetched beside the page: the server has rendered it, and few clients have one. S2.5-4. */
export function LazyAccountStatusBanner(props: ComponentProps<typeof Banner>) {
  return (
    <Suspense fallback={null}>
      <AccountStatusBanner {...props} />
    </Suspense>
  );
}
