import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { CONTROL_CLASSES } from '@/components/ui/field';
import { formatMoney } from '@/components/ui/format-money';
import type { Facets } from '@/lib/modules/catalogue/rules/list-facets';
import { plainAmount, type ListQuery } from '@/lib/modules/catalogue/rules/list-query';
import type { Currency, Minor } from '@/lib/kernel/money';
import { FacetPanel } from './facet-menu';

interface PriceMenuProps {
  price: NonNullable<Facets['price']>;
  query: Pick<ListQuery, 'min' | 'max'>;
  currency: Currency;
}

function Limit({ name, label, value }: { name: 'min' | 'max'; label: string; value: Minor | null }) {
  return (
    <label className="grid gap-1.5 font-semibold">
      {label}
      <input
        name={name}
        inputMode="decimal"
        enterKeyHint="search"
        pattern="\d{1,7}([.,]\d{1,2})?"
        maxLength={10}
        autoComplete="off"
        defaultValue={value === null ? '' : plainAmount(value)}
        className={CONTROL_CLASSES}
      />
    </label>
  );
}

/** Price range filter, in the store's currency format. */
export function PriceMenu({ price, query, currency }: PriceMenuProps) {
  const t = useTranslations('productList');
  const picked = [query.min, query.max].filter((limit) => limit !== null).length;
  return (
    <FacetPanel id="filter-price" title={t('price')} picked={picked}>
      <fieldset>
        <legend className="sr-only">{t('price')}</legend>
        <p className="mb-3 text-[0.9375rem] text-muted">
          {t('priceRange', {
            lowest: formatMoney(price.lowest, currency),
            highest: formatMoney(price.highest, currency),
          })}
        </p>
        <div className="grid grid-cols-2 gap-3">
          <Limit name="min" label={t('min')} value={query.min} />
          <Limit name="max" label={t('max')} value={query.max} />
        </div>
      </fieldset>
      <Button type="submit" size="sm" className="mt-4 min-h-11 w-full">
        {t('apply')}
      </Button>
    </FacetPanel>
  );
}
