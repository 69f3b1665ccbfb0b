'use client';

import { useTranslations } from 'next-intl';
import { StatusPill } from '@/components/ui/status-pill';
import type { SavedCard as Card } from '@/lib/modules/payments/contract/cards';
import { useCardTexts } from './card-name';

/** A saved card: brand, last digits, last month, and whether it has to be replaced. D37-10. */
export function SavedCard({ card }: { card: Card }) {
  const t = useTranslations('cards');
  const texts = useCardTexts();
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold tabular-nums">{texts.name(card)}</span>
        {card.state === 'valid' ? null : (
          <StatusPill tone={card.state === 'expired' ? 'danger' : 'warn'}>
            {t(`states.${card.state}`)}
          </StatusPill>
        )}
      </p>
      <p className="text-[0.9375rem] text-muted">
        {t(card.state === 'expired' ? 'expiredOn' : 'expires', { month: texts.ends(card) })}
      </p>
    </div>
  );
}
