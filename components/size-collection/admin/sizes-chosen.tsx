import { useLocale, useTranslations } from 'next-intl';
import { BarRows, type BarRow } from '@/components/admin/chart/bar-rows';
import { formatValue } from '@/components/admin/chart/value-format';
import { isOneSize, sizeLabel } from '@/lib/modules/catalogue/rules/size-label';
import type { SizeGrid } from '@/lib/modules/size-collection/contract/read-sizes';

type Product = SizeGrid['products'][number];

/** A bar for each colour and size that is made, all on one scale; those that no one chose are empty. */
function ProductSizes({ product, named }: { product: Product; named: boolean }) {
  const t = useTranslations('sizes.overview');
  const locale = useLocale();
  const count = (value: number) => formatValue(value, { kind: 'count' }, locale);
  const rows = product.colours.flatMap((colour) =>
    colour.sizes.map(({ size, variant_id, count: value }): BarRow => {
      const pair = isOneSize(size) ? colour.name : t('pair', { colour: colour.name, size: sizeLabel(size) });
      const label = (
        <span className="flex items-center gap-2.5">
          <span
            aria-hidden="true"
            className="size-4 shrink-0 rounded-full border border-line-strong"
            style={{ background: colour.hex }}
          />
          {pair}
        </span>
      );
      return { key: variant_id, label, text: count(value), value };
    }),
  );
  return (
    <section aria-label={product.name} className="grid gap-4">
      {named ? (
        <h3 className="flex flex-wrap justify-between gap-x-4 text-base">
          <span className="min-w-0 [overflow-wrap:anywhere]">{product.name}</span>
          <span className="tabular-nums">{count(product.total)}</span>
        </h3>
      ) : null}
      <BarRows rows={rows} />
    </section>
  );
}

/** What the invitees of a Bulk event chose, and how many have answered. D4-12. */
export function SizesChosen({ grid }: { grid: SizeGrid }) {
  const t = useTranslations('sizes.overview');
  if (grid.invited === 0) return <p className="text-muted">{t('uninvited')}</p>;
  return (
    <div className="grid gap-6">
      <p>{t('answered', { answered: grid.answered, invited: grid.invited })}</p>
      {grid.products.map((product) => (
        <ProductSizes key={product.product_id} product={product} named={grid.products.length > 1} />
      ))}
    </div>
  );
}
