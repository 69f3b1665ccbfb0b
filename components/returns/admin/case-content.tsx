'use client';

import { useTranslations } from 'next-intl';
import { LargePicture } from '@/components/admin/overlay/large-picture';
import { formatMoney } from '@/components/ui/format-money';
import { isOneSize, sizeLabel } from '@/lib/modules/catalogue/rules/size-label';
import type { OrderCase, OrderCases } from '@/lib/modules/returns/contract/order-case';

interface CaseContentProps {
  one: OrderCase;
  currency: OrderCases['currency'];
}

/** What a case is about: items, words, photos and money, and why it was refused. D53-8. */
export function CaseContent({ one, currency }: CaseContentProps) {
  const t = useTranslations('casesPage.panel');
  const variant = (colour: string, size: string) =>
    isOneSize(size) ? colour : `${colour}, ${sizeLabel(size)}`;
  return (
    <>
      <ul>
        {one.lines.map(({ line, name, colour, size, quantity }) => (
          <li key={line}>
            {t('items', { quantity, name })} <span className="text-muted">{variant(colour, size)}</span>
          </li>
        ))}
      </ul>
      {one.words === '' ? null : <p className="whitespace-pre-line">{one.words}</p>}
      {one.photos.length > 0 ? (
        <ul className="flex flex-wrap gap-3">
          {one.photos.map((src, index) => (
            <li key={src}>
              <LargePicture
                src={src}
                alt={t('photo', { number: index + 1 })}
                className="size-24 rounded-control border border-line"
              />
            </li>
          ))}
        </ul>
      ) : null}
      {one.amount === null ? null : (
        <p className="font-semibold">
          {t(one.with_delivery ? 'amountDelivery' : 'amount', { amount: formatMoney(one.amount, currency) })}
        </p>
      )}
      {one.refusal === '' ? null : <p>{t('refusal', { reason: one.refusal })}</p>}
    </>
  );
}
