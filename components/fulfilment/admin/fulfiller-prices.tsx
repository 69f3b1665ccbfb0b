import { useTranslations } from 'next-intl';
import { useBlankName } from '@/components/catalogue/use-blank-name';
import { formatMoney } from '@/components/ui/format-money';
import { Money } from '@/components/ui/money';
import { Cell, HeaderCell, Table, TableBody, TableHead } from '@/components/ui/table';
import type { Currency } from '@/lib/kernel/money';
import type { WireBreak } from '@/lib/modules/pricing/rules/quantity-prices';
import type { EventFulfiller } from '@/lib/modules/fulfilment/contract/fulfillers/event-fulfillers';

interface FulfillerPricesProps {
  fulfiller: EventFulfiller;
  currency: Currency;
}

/** From how many in one order it costs how much. S2.2-321 */
function Steps({ breaks = [], currency }: { breaks?: readonly WireBreak[] | undefined; currency: Currency }) {
  const t = useTranslations('eventFulfillers');
  return breaks.map(({ from, price }) => (
    <span key={from} className="block text-[0.9375rem] text-muted">
      {t('priceFrom', { count: from, price: formatMoney(price, currency) })}
    </span>
  ));
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
          {prices.map(({ id, ...price }) => (
            <tr key={id} className="[&>td]:align-top">
              <Cell>{named(price)}</Cell>
              <Cell align="end">
                <Money amount={price.blank_price} currency={currency} />
                <Steps breaks={price.blank_breaks} currency={currency} />
              </Cell>
              <Cell align="end">
                <Money amount={price.print_price} currency={currency} />
                <Steps breaks={price.print_breaks} currency={currency} />
              </Cell>
            </tr>
          ))}
        </TableBody>
      </Table>
    </details>
  );
}
