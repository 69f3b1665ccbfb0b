'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { FieldError } from '@/components/ui/field-error';
import { SelectField } from '@/components/ui/select-field';
import { isOneSize, sizeLabel } from '@/lib/modules/catalogue/rules/size-label';
import type { CaseOrder, Pieces } from './case-order';

interface PieceFieldsProps {
  order: Pick<CaseOrder, 'products'>;
  legend: string;
  /** The accessible name of a line's field. */
  labelOf: (name: string) => string;
  /** Line id → how many can be chosen at most. */
  most: Pieces;
  /** Why a line has no field; null for one that has. */
  whyNot?: (line: string) => string | null;
  value: Pieces;
  error: string | undefined;
  onChange: (value: Pieces) => void;
}

/** The lines of an order, each with how many of its items are meant. */
export function PieceFields(props: PieceFieldsProps) {
  const { order, legend, labelOf, most, whyNot, value, error, onChange } = props;
  const t = useTranslations('product');
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <ul className="divide-y divide-line border-y border-line">
        {order.products.map((line) => {
          const size = isOneSize(line.size) ? t('oneSize') : sizeLabel(line.size);
          const reason = whyNot?.(line.id) ?? null;
          return (
            <li key={line.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
              <div className="min-w-0 flex-1 basis-48 wrap-anywhere">
                <p className="font-semibold">{line.name}</p>
                <p className="text-[0.9375rem] text-muted">
                  {line.colour} · {size}
                </p>
                {reason ? <p className="text-[0.9375rem]">{reason}</p> : null}
              </div>
              {reason ? null : (
                <PieceSelect
                  label={labelOf(`${line.name}, ${line.colour}, ${size}`)}
                  most={most[line.id] ?? 0}
                  value={value[line.id] ?? 0}
                  onChange={(count) => onChange({ ...value, [line.id]: count })}
                />
              )}
            </li>
          );
        })}
      </ul>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

interface PieceSelectProps {
  label: string;
  most: number;
  value: number;
  onChange: (count: number) => void;
}

function PieceSelect({ label, most, value, onChange }: PieceSelectProps) {
  const t = useTranslations('returns');
  const options = Array.from({ length: most + 1 }, (_, count) => ({
    value: String(count),
    label: t('ofAll', { count, most }),
  }));
  return (
    <SelectField
      label={<span className="sr-only">{label}</span>}
      className="w-36"
      options={options}
      value={String(value)}
      onChange={({ target }) => onChange(Number(target.value))}
    />
  );
}
