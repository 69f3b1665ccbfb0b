import { useTranslations } from 'next-intl';
import { Panel } from '@/components/admin/panel';
import { LinkButton } from '@/components/ui/link-button';
import type { Currency } from '@/lib/kernel/money';
import type { SavedCard as Card } from '@/lib/modules/payments/contract/cards';
import { RemoveCard } from './remove-card';
import { SavedCard } from './saved-card';

interface OrderCardProps {
  tenant: string;
  currency: Currency;
  card: Card | null;
}

/** The card that pays for the orders of a merchant's shop: to replace or to remove. S4-48. */
export function OrderCard({ tenant, currency, card }: OrderCardProps) {
  const t = useTranslations('cards');
  return (
    <Panel id="order-card" title={t('orderCard')}>
      <div className="grid gap-3">
        {card ? <SavedCard card={card} /> : <p className="text-ink-soft">{t('none')}</p>}
        <div className="flex flex-wrap gap-3">
          <LinkButton
            href={`/settings/billing-account/card?currency=${currency}&for=orders`}
            variant="secondary"
            size="sm"
            prefetch={false}
          >
            {t(card ? 'replace' : 'save')}
          </LinkButton>
          {card ? <RemoveCard tenant={tenant} card={card} /> : null}
        </div>
        <p className="text-[0.9375rem] text-muted">{t('consentOrders')}</p>
      </div>
    </Panel>
  );
}
