'use client';

import { useTranslations } from 'next-intl';
import { SHIPPING_METHODS, type ShippingMethod } from '@/lib/modules/pricing/rules/types';

interface ShippingOptionsProps {
  method: ShippingMethod;
  /** Formatted price per method for this basket. */
  prices: Record<ShippingMethod, string>;
  /** The days of delivery per method, as text. */
  windows: Record<ShippingMethod, string>;
  onChange(method: ShippingMethod): void;
}

/** Shipping methods with their prices and days of delivery; the first is preselected. S4-12, D49-2. */
export function ShippingOptions({ method, prices, windows, onChange }: ShippingOptionsProps) {
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
            aria-labelledby={`shipping-${one} shipping-${one}-price`}
            aria-describedby={`shipping-${one}-days`}
            className="size-5 accent-accent"
          />
          <span className="grow">
            <span id={`shipping-${one}`} className="block font-semibold">
              {names(one)}
            </span>
            <span id={`shipping-${one}-days`} className="block text-[0.9375rem] text-muted">
              {windows[one]}
            </span>
          </span>
          <span id={`shipping-${one}-price`} className="tabular-nums">
            {prices[one]}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
