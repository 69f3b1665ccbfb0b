'use client';

import { useTranslations } from 'next-intl';
import { RowCheckbox } from '@/components/admin/list/table/row-checkbox';
import { Button } from '@/components/ui/button';
import { Money } from '@/components/ui/money';
import { Cell, HeaderCell, Table, TableBody, TableHead } from '@/components/ui/table';
import type { ShopProduct } from '@/lib/modules/shop-products/contract/shop-products';
import { ProductInShop } from './product-in-shop';

export interface ProductTableProps {
  products: readonly ShopProduct[];
  /** Absent for who may only look, and while no shop is connected. */
  sending?: {
    chosen: ReadonlySet<string>;
    onChoose: (id: string) => void;
    busy: boolean;
    onSend: (ids: readonly string[]) => void;
  };
}

/** Designed products, each with how it is in the shop and what can be done about it. S2.2-259. */
export function ProductTable({ products, sending }: ProductTableProps) {
  const t = useTranslations('shopProducts');
  return (
    <Table caption={t('caption')} pageScrolls>
      <TableHead>
        {sending ? (
          <HeaderCell className="w-px">
            <span className="sr-only">{t('column.choose')}</span>
          </HeaderCell>
        ) : null}
        <HeaderCell>{t('column.product')}</HeaderCell>
        <HeaderCell align="end" className="max-md:hidden">
          {t('column.price')}
        </HeaderCell>
        <HeaderCell>{t('column.inShop')}</HeaderCell>
      </TableHead>
      <TableBody>
        {products.map((product) => (
          <ProductRow key={product.product_id} product={product} {...(sending && { sending })} />
        ))}
      </TableBody>
    </Table>
  );
}

function ProductRow({ product, sending }: { product: ShopProduct } & Pick<ProductTableProps, 'sending'>) {
  const t = useTranslations('shopProducts');
  const { product_id: id, name, event_name, preview, state } = product;
  const mayAct = state !== 'waiting' && state !== 'pushed';
  return (
    <tr className="[&>td]:align-top">
      {sending ? (
        <Cell>
          <RowCheckbox
            label={t('choose', { name })}
            checked={sending.chosen.has(id)}
            onChange={() => sending.onChoose(id)}
          />
        </Cell>
      ) : null}
      <Cell>
        <span className="flex items-start gap-2 md:gap-3">
          <img
            src={preview}
            alt=""
            width={56}
            height={56}
            loading="lazy"
            className="size-10 shrink-0 object-contain md:size-14"
          />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            <span className="block font-semibold">{name}</span>
            <span className="block text-[0.9375rem] text-muted">{event_name}</span>
          </span>
        </span>
      </Cell>
      <Cell align="end" className="max-md:hidden">
        <Money amount={product.store_selling_price} currency={product.currency} />
      </Cell>
      <Cell className="max-md:w-44">
        <ProductInShop product={product} />
        {sending && mayAct ? (
          <Button
            variant="secondary"
            size="sm"
            className="mt-2"
            off={sending.busy}
            aria-label={t(`act.${state}.name`, { name })}
            onClick={() => sending.onSend([id])}
          >
            {t(`act.${state}.text`)}
          </Button>
        ) : null}
      </Cell>
    </tr>
  );
}
