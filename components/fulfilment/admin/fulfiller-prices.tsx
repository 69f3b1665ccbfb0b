import { useTranslations } from 'next-intl';
import { useBlankName } from '@/components/catalogue/use-blank-name';
import { Money } from '@/components/ui/money';
import { Cell, HeaderCell, Table, TableBody, TableHead } from '@/components/ui/table';
import type { Currency } from '@/lib/kernel/money';
import type { EventFulfiller } from '@/lib/modules/fulfilment/contract/fulfillers/event-fulfillers';

interface FulfillerPricesProps {
  fulfiller: EventFulfiller;
  currency: Currency;
}

/** What making an item costs at a printer, for whoever reads costs (D50). */
export function FulfillerPrices({ fulfiller: { prices }, currency }: FulfillerPricesProps) {
  const t = useTranslations('eventFulfillers');
  const named = useBlankName();
  if (!prices || prices.length === 0) return null;
  return (
    <details className="mt-4 border-t border-line pt-3">
      <summary className="min-h-8 cursor-pointer font-semibold">{t('prices', { currency })}</summary>
      <Table caption={t('prices', { currency })}>
        <TableHead>
          <HeaderCell>{t('product')}</HeaderCell>
          <HeaderCell align="end">{t('blankPrice')}</HeaderCell>
          <HeaderCell align="end">{t('printPrice')}</HeaderCell>
        </TableHead>
        <TableBody>
          {prices.map(({ id, family, name, blank_price: blank, print_price: print }) => (
            <tr key={id}>
              <Cell>{named({ family, name })}</Cell>
              <Cell align="end">
                <Money amount={blank} currency={currency} />
              </Cell>
              <Cell align="end">
                <Money amount={print} currency={currency} />
              </Cell>
            </tr>
          ))}
        </TableBody>
      </Table>
    </details>
  );
}
