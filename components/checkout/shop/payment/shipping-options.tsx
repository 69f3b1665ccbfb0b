'use client';

import { useTranslations } from 'next-intl';
import { SHIPPING_METHODS, type ShippingMethod } from '@/lib/modules/pricing/rules/types';

interface ShippingOptionsProps {
  method: ShippingMethod;
  /** Formatted price per method for this basket. */
  prices: Record<ShippingMethod, string>;
  window: string;
  onChange(method: ShippingMethod): void;
}

/** Shipping methods with their prices; the first is preselected (S4-12). */
export function ShippingOptions({ method, prices, window, onChange }: ShippingOptionsProps) {
  const t = useTranslations('checkout');
  const names = useTranslations('shipping.method');
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-3 font-heading text-2xl">{t('shippingMethod')}</legend>
      {SHIPPING_METHODS.map((one) => (
        <label
          key={one}
          className="flex min-h-13 cursor-pointer items-center gap-3 rounded-control border border-line-strong px-4 py-2 has-checked:border-accent has-checked:bg-accent-soft"
        >
          <input
            type="radio"
            name="shipping_method"
            value={one}
            checked={one === method}
            onChange={() => onChange(one)}
            className="size-5 accent-accent"
          />
          <span className="grow font-semibold">{names(one)}</span>
          <span className="tabular-nums">{prices[one]}</span>
        </label>
      ))}
      <p className="text-[0.9375rem] text-muted">{window}</p>
    </fieldset>
  );
}
