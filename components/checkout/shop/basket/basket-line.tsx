'use client';

import { Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconButton } from '@/components/ui/icon-button';
import type { BasketStore } from '@/lib/modules/checkout/client/basket-store';
import { mostOf } from '@/lib/modules/checkout/rules/basket/basket-reducer';
import { MAX_QUANTITY } from '@/lib/modules/catalogue/rules/quantity-limits';
import type { BasketItem } from '@/lib/modules/checkout/rules/basket/types';
import { picturesIn, textsIn } from '@/lib/modules/design/rules/own-values';
import { isOneSize, sizeLabel } from '@/lib/modules/catalogue/rules/size-label';
import { fromWire } from '@/lib/kernel/money';
import { QuantityStepper } from '@/components/ui/quantity-stepper';
import { useStorePrice } from '@/components/ui/store-price';
import { previewSources } from '@/components/ui/preview-sizes';

const textsOf = ({ personalisation }: BasketItem): string => textsIn(personalisation).join(', ');

/** Why the quantity cannot grow: limited stock, or the limit per order. */
function Limit({ item }: { item: BasketItem }) {
  const t = useTranslations('basket');
  const most = mostOf(item);
  if (item.quantity < most) return null;
  return (
    <p className="text-[0.9375rem] font-semibold">
      {most < MAX_QUANTITY ? t('onlyLeft', { count: most }) : t('mostOfOne', { count: most })}
    </p>
  );
}

const EDIT_CLASSES =
  'inline-flex min-h-6 items-center text-[0.9375rem] text-accent underline underline-offset-4';

interface BasketLineProps {
  item: BasketItem;
  store: BasketStore;
  onRemove(item: BasketItem): void;
  /** Link to edit a line's own text; null for a line without one. */
  editPath?: ((item: BasketItem) => string | null) | undefined;
  /** Called when that link is followed. */
  onEdit?: (() => void) | undefined;
  /** Edits a line's own text in place, instead of the link. */
  onEditHere?: ((item: BasketItem) => void) | undefined;
}

/** A line's name, colour, size and text, with the link to edit the text. */
function LineText({ item, editPath, onEdit, onEditHere }: Omit<BasketLineProps, 'store' | 'onRemove'>) {
  const t = useTranslations('basket');
  const product = useTranslations('product');
  const price = useStorePrice();
  const { name } = item;
  const texts = textsOf(item);
  const pictures = picturesIn(item.personalisation);
  const path = editPath?.(item) ?? null;
  const [edit, label] =
    texts === ''
      ? [t('editPicture'), t('editPictureOf', { name })]
      : [t('editText'), t('editTextOf', { name })];
  const size = isOneSize(item.size) ? product('oneSize') : t('size', { size: sizeLabel(item.size) });
  return (
    <div className="min-w-0">
      <p className="font-semibold">{name}</p>
      <p className="text-[0.9375rem] text-muted">
        {item.colour} · {size}
      </p>
      {texts ? <p className="text-[0.9375rem] text-muted">{t('text', { text: texts })}</p> : null}
      {pictures > 0 ? (
        <p className="text-[0.9375rem] text-muted">{t('pictures', { count: pictures })}</p>
      ) : null}
      {item.personalPrice ? (
        <p className="text-[0.9375rem] text-muted">
          {t('personalPrice', { price: price(fromWire(item.personalPrice)) })}
        </p>
      ) : null}
      <p className="text-[0.9375rem] text-muted">{t('code', { code: item.code })}</p>
      {path === null ? null : (
        // A plain link: on the product's own page only the hash changes, and the page listens to that.
        <a href={path} onClick={onEdit} aria-label={label} className={EDIT_CLASSES}>
          {edit}
        </a>
      )}
      {onEditHere && item.personalisation ? (
        <button type="button" onClick={() => onEditHere(item)} aria-label={label} className={EDIT_CLASSES}>
          {edit}
        </button>
      ) : null}
    </div>
  );
}

/** S2.8-1: image, code, name, size, price each, plus and minus, remove; of several the line's total as well. */
export function BasketLine({ item, store, onRemove, ...edit }: BasketLineProps) {
  const t = useTranslations('basket');
  const price = useStorePrice();
  const { id, name, quantity } = item;

  function change(next: number) {
    if (next === 0) onRemove(item);
    else store.dispatch({ type: next > quantity ? 'increment' : 'decrement', id });
  }

  return (
    <li className="grid grid-cols-[5rem_1fr_auto] gap-x-4 gap-y-2 py-4">
      <div className="row-span-2 aspect-square overflow-hidden rounded-control bg-store-secondary">
        {item.image ? (
          <img
            src={item.image}
            srcSet={previewSources(item.image)}
            sizes="80px"
            alt=""
            width={80}
            height={80}
            className="size-full object-contain p-1"
          />
        ) : null}
      </div>
      <LineText item={item} {...edit} />
      <IconButton
        label={t('remove', { name })}
        icon={<Trash2 aria-hidden="true" className="size-5" />}
        onClick={() => onRemove(item)}
      />
      <div className="col-span-2 flex flex-wrap items-center justify-between gap-x-2 gap-y-3">
        <QuantityStepper
          quantity={quantity}
          min={0}
          max={mostOf(item)}
          label={t('quantityOf', { name })}
          decreaseLabel={t('decrease', { name })}
          increaseLabel={t('increase', { name })}
          onStep={(by) => change(quantity + by)}
        />
        <p className="ms-auto text-end tabular-nums">
          <span>{t('each', { price: price(fromWire(item.price)) })}</span>
          {quantity > 1 ? (
            <span className="block font-semibold">{price(fromWire(item.price) * quantity)}</span>
          ) : null}
        </p>
      </div>
      <div role="status" className="col-span-2 col-start-2 empty:hidden">
        <Limit item={item} />
      </div>
    </li>
  );
}
