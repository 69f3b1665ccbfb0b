'use client';

import { useTranslations } from 'next-intl';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { formatMoney } from '@/components/ui/format-money';
import { Money } from '@/components/ui/money';
import { SelectField } from '@/components/ui/select-field';
import { sizeLabel, isOneSize } from '@/lib/modules/catalogue/rules/size-label';
import type { Refundable } from '@/lib/modules/payments/contract/refund';
import { lineWorth } from './refund-worth';
import type { RefundFields } from './use-refund';

interface RefundLinesProps {
  state: Refundable;
  fields: RefundFields;
  change: (some: Partial<RefundFields>) => void;
}

/** Which pieces are given back, each at what was paid for it, and whether shipping is. */
export function RefundLines({ state, fields, change }: RefundLinesProps) {
  const t = useTranslations('ordersPage.refund');
  const shipping = formatMoney(state.shipping, state.currency);
  const free = !state.shipping_refunded && state.shipping !== '0.00';
  return (
    <div className="grid gap-4">
      <ul className="grid gap-4">
        {state.lines.map((line) => (
          <RefundLineRow
            key={line.id}
            line={line}
            currency={state.currency}
            pieces={fields.pieces[line.id] ?? 0}
            onPieces={(pieces) => change({ pieces: { ...fields.pieces, [line.id]: pieces } })}
          />
        ))}
      </ul>
      {free ? (
        <CheckboxField
          label={t('shipping', { amount: shipping })}
          checked={fields.shipping}
          onChange={({ target }) => change({ shipping: target.checked })}
        />
      ) : null}
      {state.cancels || state.leaves_out ? (
        <p className="text-[0.9375rem] text-muted">{t(state.leaves_out ? 'leftOut' : 'stillMade')}</p>
      ) : null}
    </div>
  );
}

interface RowProps {
  line: Refundable['lines'][number];
  currency: Refundable['currency'];
  pieces: number;
  onPieces: (pieces: number) => void;
}

function RefundLineRow({ line, currency, pieces, onPieces }: RowProps) {
  const t = useTranslations('ordersPage.refund');
  const left = line.quantity - line.refunded;
  const variant = isOneSize(line.size) ? line.colour : `${line.colour}, ${sizeLabel(line.size)}`;
  const options = Array.from({ length: left + 1 }, (_, count) => ({
    value: String(count),
    label: String(count),
  }));
  return (
    <li className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold break-words">{line.name}</p>
        <p className="text-[0.9375rem] text-muted">
          {variant}
          {left === 0 ? ` · ${t('allRefunded')}` : null}
        </p>
      </div>
      {left === 0 ? null : (
        <div className="flex items-end gap-4">
          <SelectField
            label={t('pieces', { left })}
            aria-label={t('piecesOf', { name: line.name, variant, left })}
            className="w-28"
            options={options}
            value={String(pieces)}
            onChange={({ target }) => onPieces(Number(target.value))}
          />
          <Money amount={lineWorth(line, pieces)} currency={currency} className="min-w-20 pb-3 text-end" />
        </div>
      )}
    </li>
  );
}
