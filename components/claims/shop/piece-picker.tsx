'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useChosenBefore } from '@/components/form/use-chosen-before';
import type { Side } from '@/lib/modules/design/rules/scene-types';
import { picturesOf } from './gift';

interface Piece {
  id: string;
  name: string;
  colours: readonly { identifier: string }[];
  /** Picture URLs by side and colour. */
  pictures: Record<Side, Record<string, string>>;
}

interface PiecePickerProps<Picked extends Piece> {
  legend: string;
  pieces: readonly Picked[];
  chosen: string;
  /** The user has just chosen it here, which remounts the picker: restore the focus. */
  chosenHere: boolean;
  isGone?: (piece: Picked) => boolean;
  onChoose(piece: Picked): void;
}

function firstPicture({ colours, pictures }: Piece): string | undefined {
  const { front, back } = picturesOf({ pictures }, colours[0]?.identifier ?? '');
  return front ?? back;
}

/** One item of several, as a radio group with pictures. */
export function PiecePicker<Picked extends Piece>(props: PiecePickerProps<Picked>) {
  const { legend, pieces, chosen, chosenHere, isGone, onChoose } = props;
  const product = useTranslations('product');
  const store = useTranslations('store');
  const picked = useRef<HTMLInputElement>(null);
  const returning = useRef(chosenHere);
  const around = useChosenBefore<HTMLFieldSetElement>((value) => {
    const piece = pieces.find(({ id }) => id === value);
    if (piece) onChoose(piece);
  });
  useEffect(() => {
    if (returning.current) picked.current?.focus({ preventScroll: true });
  }, []);
  return (
    <fieldset ref={around}>
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className="grid grid-cols-3 gap-2.5">
        {pieces.map((piece) => {
          const { id, name } = piece;
          const gone = isGone?.(piece) ?? false;
          const picture = firstPicture(piece);
          return (
            <label key={id} className="relative grid">
              <input
                ref={id === chosen ? picked : undefined}
                type="radio"
                name="piece"
                value={id}
                aria-label={gone ? product('soldOutOption', { name }) : name}
                checked={id === chosen}
                onChange={() => onChoose(piece)}
                className="peer absolute inset-0 size-full cursor-pointer opacity-0"
              />
              <span className="grid content-start gap-1 rounded-control border border-line-strong bg-white p-2 text-center text-[0.9375rem] wrap-anywhere peer-checked:border-accent peer-checked:ring-1 peer-checked:ring-accent peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent">
                {picture ? (
                  <img
                    src={picture}
                    alt=""
                    width={120}
                    height={120}
                    loading="lazy"
                    className="aspect-square w-full object-contain"
                  />
                ) : null}
                <span>{name}</span>
                {gone ? <span className="text-muted">{store('soldOut')}</span> : null}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
