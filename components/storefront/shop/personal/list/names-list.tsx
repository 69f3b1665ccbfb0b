'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Buyable } from '@/components/catalogue/shop/buyable';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { BasketState, BasketStore } from '@/lib/modules/checkout/client/basket-store';
import type { ListDefaults } from '@/lib/modules/storefront/rules/names-list/list-rows';
import { ListRows } from './list-rows';
import { ListSource } from './list-source';
import { useNamesList, type ListPictures, type NamesListState } from './use-names-list';

interface NamesListProps {
  product: Buyable;
  basket: BasketState & { store: BasketStore };
  open: boolean;
  onOpenChange(open: boolean): void;
  /** The page's current choice: the default for rows without colour or size. */
  chosen: ListDefaults;
  /** The pictures that all rows share. */
  pictures: ListPictures;
  onAdded(): void;
}

/** Back to the list, and the add button with the reason if it is disabled. */
function RowButtons({ list, onAdded }: { list: NamesListState; onAdded(): void }) {
  const t = useTranslations('personalise.list');
  const [tried, setTried] = useState(false);
  const shut = list.wrong > 0 || !list.fits || list.pieces === 0;
  return (
    <>
      <p role="alert" className="me-auto self-center text-danger empty:hidden">
        {tried && list.wrong > 0 ? t('notYet') : null}
      </p>
      <Button variant="secondary" onClick={list.back}>
        {t('back')}
      </Button>
      <Button
        busy={!list.settled}
        onClick={() => {
          setTried(true);
          if (shut) return;
          list.add();
          list.reset();
          onAdded();
        }}
      >
        {t('add', { count: list.pieces })}
      </Button>
    </>
  );
}

/** Names and numbers: one design, one basket line per row of a pasted list or file, all added at once. */
export function NamesList({
  product,
  basket,
  open,
  onOpenChange,
  chosen,
  pictures,
  onAdded,
}: NamesListProps) {
  const t = useTranslations('personalise.list');
  const list = useNamesList(product, basket, chosen, pictures);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      title={t('title')}
      closeLabel={t('close')}
      footer={
        list.rows ? (
          <RowButtons list={list} onAdded={onAdded} />
        ) : (
          <Button onClick={list.read}>{t('read')}</Button>
        )
      }
    >
      {list.rows ? <ListRows product={product} list={list} /> : <ListSource product={product} list={list} />}
    </Dialog>
  );
}
