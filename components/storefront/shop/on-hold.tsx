import { useTranslations } from 'next-intl';
import type { StorefrontData } from '@/lib/modules/storefront/contract/storefront';

/** An event on hold: the client's own message, or ours if there is none, and nothing to buy (D5-3). */
export function OnHold({ store }: { store: StorefrontData }) {
  const t = useTranslations('store');
  return (
    <main
      id="main"
      tabIndex={-1}
      className="grid grow place-items-center bg-store-primary px-4 py-24 text-store-on-primary"
    >
      <div className="grid max-w-[56ch] gap-4 text-center">
        <h1 className="text-4xl">{t('onHold')}</h1>
        <p className="text-lg whitespace-pre-line">{store.on_hold_message ?? t('onHoldText')}</p>
      </div>
    </main>
  );
}
