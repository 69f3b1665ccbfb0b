import type { ReactNode } from 'react';
import type { Invitation } from '@/lib/contracts/bulk/invitation';
import type { StorefrontData } from '@/lib/contracts/storefront/storefront';
import type { Locale } from '@/lib/kernel/locales';
import { ClaimHero } from './claim-hero';
import { LazySizes } from './lazy-sizes';
import { sizesStore } from './sizes-store';

interface SizesPageProps {
  store: StorefrontData;
  invitation: Invitation;
  token: string;
  locale: Locale;
  guides: Readonly<Record<string, ReactNode>>;
}

/** An invitee's page of a Bulk event that collects sizes (DECISIONS 4). */
export function SizesPage({ store, invitation, token, locale, guides }: SizesPageProps) {
  return (
    <main id="main" tabIndex={-1}>
      <LazySizes
        {...{ token, locale, guides, store: sizesStore(store, invitation, locale), first: invitation }}
        hero={<ClaimHero store={store} gift={undefined} />}
      />
    </main>
  );
}
