'use client';

import { useTranslations } from 'next-intl';
import type { SizesPiece } from './sizes-store';

interface SizesPiecePickerProps {
  pieces: readonly SizesPiece[];
  chosen: string;
  onChoose(id: string): void;
}

/** One piece of several, as a radio group with pictures; nothing to choose where there is one. */
export function SizesPiecePicker({ pieces, chosen, onChoose }: SizesPiecePickerProps) {
  const t = useTranslations('sizes');
  if (pieces.length < 2) return null;
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{t('choosePiece')}</legend>
      <div className="grid grid-cols-3 gap-2.5">
        {pieces.map(({ id, name, colours, pictures }) => {
          const colour = colours[0]?.identifier ?? '';
          const picture = pictures.front[colour] ?? pictures.back[colour];
          return (
            <label key={id} className="relative grid">
              <input
                type="radio"
                name="piece"
                value={id}
                checked={id === chosen}
                onChange={() => onChoose(id)}
                className="peer absolute inset-0 size-full cursor-pointer opacity-0"
              />
              <span className="grid content-start gap-1 rounded-control border border-line-strong bg-white p-2 text-center text-[0.9375rem] peer-checked:border-accent peer-checked:ring-1 peer-checked:ring-accent peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent">
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
                {name}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
