import { useTranslations } from 'next-intl';
import { Cell, HeaderCell, Table, TableBody, TableHead } from '@/components/ui/table';
import type { Locale } from '@/lib/kernel/locales';
import { moneyText } from '@/lib/kernel/money-text';
import { REGION_FACTS, REGIONS, type Region } from '@/lib/kernel/regions';
import { deliveryDays } from '@/lib/modules/orders/rules/delivery-window';
import { methodPrice } from '@/lib/modules/pricing/rules/shipping-prices';
import { SHIPPING_METHODS, type ShippingTable } from '@/lib/modules/pricing/rules/types';

interface RegionTableProps {
  region: Region;
  table: ShippingTable;
  locale: Locale;
}

function RegionTable({ region, table, locale }: RegionTableProps) {
  const t = useTranslations('shippingHelp');
  const method = useTranslations('shipping.method');
  const { currency } = REGION_FACTS[region];
  const id = `region-${region.toLowerCase()}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="scroll-mt-24 text-2xl">
        {t(`regions.${region}`)}
      </h2>
      <div className="mt-4">
        <Table caption={t('caption', { region: t(`regions.${region}`) })}>
          <TableHead>
            <HeaderCell>{t('method')}</HeaderCell>
            <HeaderCell align="end">{t('days')}</HeaderCell>
            <HeaderCell align="end">{t('price')}</HeaderCell>
          </TableHead>
          <TableBody>
            {SHIPPING_METHODS.map((name) => (
              <tr key={name}>
                <Cell>{method(name)}</Cell>
                <Cell align="end">{t('range', deliveryDays(name))}</Cell>
                <Cell align="end">{moneyText(locale, methodPrice(table, name), currency)}</Cell>
              </tr>
            ))}
          </TableBody>
        </Table>
      </div>
      <p className="mt-3 text-ink-soft">
        {t('further', { price: moneyText(locale, table.additionalItem, currency) })}
      </p>
    </section>
  );
}

/** What delivery costs and how long it takes, by region, from the tables that checkout reckons with. S2.1-41, D14-2, D49. */
export function ShippingTables({
  locale,
  prices,
}: {
  locale: Locale;
  prices: Record<Region, ShippingTable>;
}) {
  const t = useTranslations('shippingHelp');
  return (
    <div className="grid max-w-3xl gap-12">
      {REGIONS.map((region) => (
        <RegionTable key={region} region={region} table={prices[region]} locale={locale} />
      ))}
      <section aria-labelledby="good-to-know">
        <h2 id="good-to-know" className="scroll-mt-24 text-2xl">
          {t('notesTitle')}
        </h2>
        <ul className="mt-4 grid list-disc gap-2 ps-6 text-ink-soft">
          {(['counted', 'tax', 'store', 'gifts', 'tracking'] as const).map((key) => (
            <li key={key}>{t(`notes.${key}`)}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
