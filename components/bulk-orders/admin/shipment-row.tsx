'use client';

import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { itemsOf, type SentLine, type ShipmentValues } from '@/lib/modules/bulk-orders/rules/bulk-values';

interface ShipmentRowProps {
  shipment: ShipmentValues;
  /** From 1. */
  number: number;
  lines: readonly SentLine[];
  isWrong: boolean;
  onOpen: () => void;
}

/** An address that is not open, in one line. */
export function ShipmentRow({ shipment, number, lines, isWrong, onOpen }: ShipmentRowProps) {
  const t = useTranslations('bulkOrder.address');
  const { name, address_city: city } = shipment.address;
  return (
    <section
      aria-label={t('numbered', { number })}
      className="flex min-w-0 items-center gap-3 rounded-card border border-line bg-surface px-4 py-2.5"
    >
      {isWrong ? <TriangleAlert aria-hidden="true" className="size-5 shrink-0 text-danger" /> : null}
      <p className="min-w-0 grow wrap-anywhere">
        <span className="font-semibold">{name || t('numbered', { number })}</span>
        <span className="block text-[0.9375rem] text-muted">
          {[city, t('items', { count: itemsOf(lines) }), isWrong ? t('wrong') : '']
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
      <Button variant="secondary" size="sm" onClick={onOpen}>
        {t('edit')}
        <span className="sr-only"> {t('numbered', { number })}</span>
      </Button>
    </section>
  );
}
