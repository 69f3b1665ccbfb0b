import { useTranslations } from 'next-intl';
import { Panel } from '@/components/admin/panel';
import { LinkButton } from '@/components/ui/link-button';
import type { Currency } from '@/lib/kernel/money';
import type { SavedCard as Card } from '@/lib/modules/payments/contract/cards';
import { RemoveCard } from './remove-card';
import { SavedCard } from './saved-card';

interface CardsPanelProps {
  tenant: string;
  cards: readonly Card[];
  /** Of the client's credit accounts: each may have a card. */
  currencies: readonly Currency[];
}

/** The cards that top-ups can be paid with, without typing them again. D37-10. */
export function CardsPanel({ tenant, cards, currencies }: CardsPanelProps) {
  const t = useTranslations('cards');
  return (
    <Panel id="saved-cards" title={t('title')}>
      <ul className="grid gap-5">
        {currencies.map((currency) => {
          const card = cards.find((one) => one.currency === currency);
          return (
            <li key={currency} className="grid gap-3">
              {currencies.length > 1 ? (
                <h3 className="text-base font-semibold">{t('forAccount', { currency })}</h3>
              ) : null}
              {card ? <SavedCard card={card} /> : <p className="text-ink-soft">{t('none')}</p>}
              <div className="flex flex-wrap gap-3">
                <LinkButton
                  href={`/settings/billing-account/card?currency=${currency}`}
                  variant="secondary"
                  size="sm"
                  prefetch={false}
                  aria-label={t(card ? 'replaceFor' : 'saveFor', { currency })}
                >
                  {t(card ? 'replace' : 'save')}
                </LinkButton>
                {card ? <RemoveCard tenant={tenant} card={card} /> : null}
              </div>
            </li>
          );
        })}
      </ul>
      <p className="mt-5 text-[0.9375rem] text-muted">{t('consent')}</p>
    </Panel>
  );
}
