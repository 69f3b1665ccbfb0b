'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import type { Buyable } from '@/components/catalogue/shop/buyable';
import { Alert } from '@/components/ui/alert';
import { usePersonalPictures } from '@/lib/modules/storefront/client/personal/use-personal-pictures';
import type { PrintedRow } from '@/lib/modules/storefront/client/personal/use-list-refusals';
import type { GarmentFamily, Side } from '@/lib/modules/design/rules/scene-types';
import { ListRow, useRowColumns } from './list-row';
import { useColumnNames } from './list-source';
import type { NamesListState } from './use-names-list';

const NO_TEXTS = {};

/** Attribute of the element around the rows. */
export const ROWS_MARK = 'data-names-rows';

interface PictureProps {
  product: Buyable;
  row: PrintedRow | undefined;
  /** Id of the row's colour. */
  colour: string;
  place: number;
  images: NamesListState['images'];
}

/** Preview of the selected row: each side that has its text. */
function RowPicture({ product, row, colour, place, images }: PictureProps) {
  const t = useTranslations('personalise.list');
  const garment = { family: product.family as GarmentFamily, colour: row?.colour ?? '#ffffff' };
  const drawn = usePersonalPictures(product.scenes, row?.texts ?? NO_TEXTS, garment, images);
  const picture = (side: Side) => drawn[side] ?? product.pictures[side][colour];
  return (
    <div className="flex gap-3">
      {product.scenes.map(({ side }) => (
        <img
          key={side}
          src={picture(side)}
          alt={t('picture', { row: place })}
          width={200}
          height={200}
          className="size-36 rounded-control bg-store-secondary object-contain p-2 sm:size-48"
        />
      ))}
    </div>
  );
}

/** The rows, a preview of the selected row, and the number of rows with errors. */
export function ListRows({ product, list }: { product: Buyable; list: NamesListState }) {
  const t = useTranslations('personalise.list');
  const top = useRef<HTMLDivElement>(null);
  const { added } = list;
  useEffect(() => {
    // The rows that were added are gone: go on with the others, from the top.
    if (added === 0) return;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  }, [added]);
  const [wanted, setWanted] = useState<number | null>(null);
  const columns = useRowColumns(product, useColumnNames(product).texts);
  const rows = list.rows ?? [];
  const at = Math.max(
    0,
    rows.findIndex(({ key }) => key === wanted),
  );
  const shown = rows[at];
  return (
    <div ref={top} tabIndex={-1} data-names-rows className="grid gap-4 outline-none">
      <div className="sticky -top-5 z-10 flex flex-wrap items-end gap-x-5 gap-y-2 border-b border-line bg-surface pb-3">
        {shown ? (
          <RowPicture
            product={product}
            images={list.images}
            row={list.printed[at]}
            colour={shown.colour}
            place={at + 1}
          />
        ) : null}
        <p role="status" className="font-semibold">
          {t('state', { count: rows.length, wrong: list.wrong })}
        </p>
      </div>
      <div role="status" className="empty:hidden">
        {added > 0 ? <Alert tone="ok">{t('added', { count: added, rows: rows.length })}</Alert> : null}
      </div>
      {list.fits ? null : <Alert tone="warn">{t('noRoom', { count: list.room })}</Alert>}
      <ol className="divide-y divide-line">
        {rows.map((row, index) => (
          <ListRow
            key={row.key}
            row={row}
            columns={columns}
            place={index + 1}
            check={list.checks[index]}
            shown={index === at}
            onShow={() => setWanted(row.key)}
            onChange={(part) => list.change(row.key, part)}
            onRemove={() => {
              list.remove(row.key);
              // The focused button is removed with its row: move the focus.
              top.current?.focus();
            }}
          />
        ))}
      </ol>
    </div>
  );
}
