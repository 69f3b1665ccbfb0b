import { useTranslations } from 'next-intl';
import { Panel } from '@/components/admin/panel';
import { useBlankName } from '@/components/catalogue/use-blank-name';
import { Money } from '@/components/ui/money';
import { Cell, HeaderCell, Table, TableBody, TableHead } from '@/components/ui/table';
import { CURRENCIES } from '@/lib/kernel/money';
import type { FulfillerBlank, FulfillerDetail } from '@/lib/modules/fulfilment/contract/fulfillers/shapes';
import { FactsFileButton } from './facts-file-button';

interface BlanksPanelProps {
  fulfiller: FulfillerDetail;
  mayWrite: boolean;
}

/** What a fulfiller prints, at what price, and what it has in stock; changed by files. S2.2-110, S2.2-111. */
export function BlanksPanel({ fulfiller, mayWrite }: BlanksPanelProps) {
  const t = useTranslations('fulfillers.blanks');
  const files = (
    <span className="flex flex-wrap gap-2">
      <FactsFileButton file="blanks" fulfiller={fulfiller} />
      <FactsFileButton file="stock" fulfiller={fulfiller} />
    </span>
  );
  return (
    <Panel id="blanks" title={t('title')} aside={mayWrite ? files : null} flush>
      <p className="px-4 py-3 text-muted sm:px-5">{t('text')}</p>
      <Table caption={t('product')}>
        <TableHead>
          <HeaderCell>{t('product')}</HeaderCell>
          <HeaderCell>{t('offered')}</HeaderCell>
          <HeaderCell>{t('prices')}</HeaderCell>
          <HeaderCell className="max-lg:hidden">{t('areas')}</HeaderCell>
          <HeaderCell>{t('stock')}</HeaderCell>
        </TableHead>
        <TableBody>
          {fulfiller.blanks.map((blank) => (
            <BlankRow key={blank.id} blank={blank} />
          ))}
        </TableBody>
      </Table>
    </Panel>
  );
}

function BlankRow({ blank }: { blank: FulfillerBlank }) {
  const t = useTranslations('fulfillers.blanks');
  const named = useBlankName();
  const areas = [blank.front_mm, blank.back_mm].flatMap((area) => (area ? [area.join(' × ')] : []));
  return (
    <tr className="[&>td]:align-top">
      <Cell className="font-semibold">{named(blank)}</Cell>
      <Cell>{t(blank.offered ? 'yes' : 'no')}</Cell>
      <Cell>
        {CURRENCIES.map((currency) => {
          const price = blank.prices[currency];
          return price ? (
            <span key={currency} className="block whitespace-nowrap">
              <Money amount={price.blank_price} currency={currency} />
              {' + '}
              <Money amount={price.print_price} currency={currency} />
            </span>
          ) : null;
        })}
      </Cell>
      <Cell className="max-lg:hidden">{areas.join(', ')}</Cell>
      <Cell>
        {blank.counted === 0 ? (
          <span className="text-muted">{t('notCounted')}</span>
        ) : (
          t('pieces', { pieces: blank.pieces, skus: blank.counted })
        )}
        {blank.sold_out > 0 ? (
          <span className="block font-semibold text-warn">{t('soldOut', { count: blank.sold_out })}</span>
        ) : null}
      </Cell>
    </tr>
  );
}
