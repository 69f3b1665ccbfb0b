'use client';

import { useTranslations } from 'next-intl';
import type { Buyable } from '@/components/catalogue/shop/buyable';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { BasketState, BasketStore } from '@/lib/modules/checkout/client/basket-store';
import type { ListDefaults } from '@/lib/modules/storefront/rules/names-list/list-rows';
import { ListRows, ROWS_MARK } from './list-rows';
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

/** Moves to the first field in error of the list. */
function goToProblem(): void {
  document.querySelector<HTMLElement>(`[${ROWS_MARK}] [aria-invalid="true"]`)?.focus();
}

/**
 * Back to the list, and one button that says what it does: adds all rows, or those that are ready and keeps the others,
 * or goes to the first problem if no row is ready.
 */
function RowButtons({ list, onAdded }: { list: NamesListState; onAdded(): void }) {
  const t = useTranslations('personalise.list');
  const { wrong, pieces, settled } = list;
  return (
    <>
      {list.added > 0 ? null : (
        // What is in the basket already would be read a second time.
        <Button variant="secondary" onClick={list.back}>
          {t('back')}
        </Button>
      )}
      {pieces === 0 && settled ? (
        <Button onClick={goToProblem}>{t('fix')}</Button>
      ) : (
        <Button
          busy={!settled}
          off={!list.fits}
          onClick={() => {
            if (list.add()) onAdded();
          }}
        >
          {wrong > 0 ? t('addReady', { count: pieces }) : t('add', { count: pieces })}
        </Button>
      )}
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
