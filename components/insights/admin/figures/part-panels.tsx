import { useLocale, useTranslations } from 'next-intl';
import { BarRows } from '@/components/admin/chart/bar-rows';
import { ChartFigure } from '@/components/admin/chart/chart-figure';
import { formatValue } from '@/components/admin/chart/value-format';
import { localCountryName } from '@/lib/address/country-names';
import { fromWire } from '@/lib/kernel/money';
import type { Block } from '@/lib/modules/insights/rules/blocks';
import { OTHER_SOURCES } from '@/lib/modules/orders/rules/visit-source';
import { BlockPanel } from './block-panel';
import type { SeriesPanelProps } from './series-panels';

/** How many are drawn; the table and the file have the others too. */
const DRAWN = 8;

interface PartRow {
  key: string;
  label: string;
  /** In minor units. */
  money: number;
  units: number;
  /** Null where they are not counted. */
  orders: number | null;
}

interface PartPanelProps extends SeriesPanelProps {
  block: Extract<Block, 'products' | 'countries' | 'sources'>;
  title: string;
  rows: readonly PartRow[];
  hint: string;
  /** Heads of the names and of the amounts. */
  heads: readonly [name: string, money: string];
}

/** By the money where there is any, else by what was sent: gifts cost nothing. */
const sizeOf = (rows: readonly PartRow[]) => {
  const isPaid = rows.some(({ money }) => money > 0);
  return (row: PartRow) => (isPaid ? row.money : row.units);
};

function PartPanel({ place, figures, block, title, rows, hint, heads }: PartPanelProps) {
  const t = useTranslations('dashboard');
  const locale = useLocale();
  const money = (value: number) => formatValue(value, { kind: 'money', currency: figures.currency }, locale);
  const count = (value: number) => formatValue(value, { kind: 'count' }, locale);
  const size = sizeOf(rows);
  const hasOrders = rows.some(({ orders }) => orders !== null);
  const table = {
    columns: [heads[0], ...(hasOrders ? [t('columns.orders')] : []), t('columns.units'), heads[1]],
    rows: rows.map(({ key, label, orders, units, money: amount }) => ({
      key,
      label,
      cells: [...(orders === null ? [] : [count(orders)]), count(units), money(amount)],
    })),
  };
  return (
    <BlockPanel place={place} block={block} title={title} hint={hint}>
      <ChartFigure title={title} table={table}>
        <BarRows
          rows={rows.slice(0, DRAWN).map((row) => ({
            key: row.key,
            label: <span className="[overflow-wrap:anywhere]">{row.label}</span>,
            text: money(row.money),
            value: size(row),
            detail:
              row.orders === null
                ? t('products.items', { count: row.units })
                : t('detail.orders', { count: row.orders, items: row.units }),
          }))}
        />
      </ChartFigure>
    </BlockPanel>
  );
}

/** What sold best, by the names it was sold under. */
export function ProductsPanel({ place, figures }: SeriesPanelProps) {
  const t = useTranslations('dashboard');
  const rows = figures.products.map(({ id, name, units, sales }) => ({
    key: id,
    label: name,
    money: fromWire(sales),
    units,
    orders: null,
  }));
  const heads = [t('columns.name'), t('columns.sales')] as const;
  return (
    <PartPanel
      place={place}
      figures={figures}
      rows={rows}
      heads={heads}
      block="products"
      title={t('products.title')}
      hint={t('products.hint')}
    />
  );
}

/** Where orders went. */
export function CountriesPanel({ place, figures }: SeriesPanelProps) {
  const t = useTranslations('dashboard');
  const locale = useLocale();
  const rows = figures.countries.map(({ country, orders, units, revenue }) => ({
    key: country ?? 'rest',
    label: country ? localCountryName(country, locale) : t('countries.rest'),
    money: fromWire(revenue),
    units,
    orders,
  }));
  const heads = [t('columns.country'), t('columns.revenue')] as const;
  return (
    <PartPanel
      place={place}
      figures={figures}
      rows={rows}
      heads={heads}
      block="countries"
      title={t('countries.title')}
      hint={t('countries.hint')}
    />
  );
}

/** Which links led to orders. S2.2-88. */
export function SourcesPanel({ place, figures }: SeriesPanelProps) {
  const t = useTranslations('dashboard');
  const rows = figures.sources.map(({ key, source, medium, campaign, orders, units, revenue }) => ({
    key: key ?? 'direct',
    label:
      key === null
        ? t('sources.direct')
        : key === OTHER_SOURCES
          ? t('sources.other')
          : [source, medium, campaign].filter(Boolean).join(' · '),
    money: fromWire(revenue),
    units,
    orders,
  }));
  const heads = [t('columns.source'), t('columns.revenue')] as const;
  return (
    <PartPanel
      place={place}
      figures={figures}
      rows={rows}
      heads={heads}
      block="sources"
      title={t('sources.title')}
      hint={t('sources.hint')}
    />
  );
}
