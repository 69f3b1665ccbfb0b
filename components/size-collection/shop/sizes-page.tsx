import type { ReactNode } from 'react';
import type { Invitation } from '@/lib/modules/size-collection/contract/invitation';
import type { StorefrontData } from '@/lib/modules/storefront/contract/storefront';
import type { Locale } from '@/lib/kernel/locales';
import { EventHero } from '@/components/orders/shop/event-hero';
import type { FormPreview } from '@/components/orders/shop/form-preview';
import { LazySizes } from './lazy-sizes';
import { StopMails } from './stop-mails';
import { sizesStore } from './sizes-store';

interface SizesPageProps {
  store: StorefrontData;
  invitation: Invitation;
  token: string;
  locale: Locale;
  preview?: FormPreview | undefined;
  guides: Readonly<Record<string, ReactNode>>;
}

/** An invitee's page of a Bulk event that collects sizes (D4-5). */
export function SizesPage({ store, invitation, token, locale, preview, guides }: SizesPageProps) {
  const form = { ...sizesStore(store, invitation, locale), ...(preview ? { preview } : {}) };
  return (
    <main id="main" tabIndex={-1}>
      <LazySizes
        token={token}
        locale={locale}
        guides={guides}
        store={form}
        first={invitation}
        hero={<EventHero store={store} product={undefined} />}
      />
      {preview ? null : (
        <StopMails
          token={token}
          sender={store.storeConfig.storeName}
          email={invitation.invitee.email}
          stopped={invitation.mails_stopped}
        />
      )}
    </main>
  );
}
