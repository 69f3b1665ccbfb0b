'use client';

import { Plus, Trash2 } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { useId } from 'react';
import { useFibreText } from '@/components/catalogue/shop/use-fibre-text';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field-error';
import { IconButton } from '@/components/ui/icon-button';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { FIBRES, type FibreShare } from '@/lib/modules/catalogue/rules/market/fibres';
import type { TypedFibre } from './facts-form';

interface FibreFieldsProps {
  /** As typed; null: as the garment comes. */
  fibres: TypedFibre[] | null;
  /** What the garment is made of, if its manufacturer says. */
  blank: readonly FibreShare[] | null;
  onChange: (fibres: TypedFibre[] | null) => void;
  error: string | undefined;
}

const totalOf = (fibres: readonly TypedFibre[]) =>
  fibres.reduce((sum, { percent }) => sum + (/^\d{1,3}$/.test(percent.trim()) ? Number(percent) : 0), 0);

/** What a product is made of: as its garment comes, or as its client says. D54-3 */
export function FibreFields({ fibres, blank, onChange, error }: FibreFieldsProps) {
  const t = useTranslations('eventProducts.marketFacts');
  const text = useFibreText();
  const id = useId();
  const isOwn = fibres !== null || blank === null;
  const choices = [
    { own: false, label: t('asBlank', { fibres: text(blank ?? []) }), chosen: null },
    // The garment's own composition is what most people then change.
    { own: true, label: t('own'), chosen: (blank ?? []).map(typedFibre) },
  ];
  return (
    <fieldset
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      className="min-w-0"
    >
      <legend className="mb-1.5 font-semibold">{t('fibres')}</legend>
      {blank
        ? choices.map(({ own, label, chosen }) => (
            <label key={label} className="flex min-h-9 cursor-pointer items-start gap-3 py-1.5">
              <input
                type="radio"
                name={`${id}-of`}
                checked={isOwn === own}
                onChange={() => onChange(chosen)}
                className="mt-0.75 size-5 shrink-0 accent-accent"
              />
              <span className="min-w-0">{label}</span>
            </label>
          ))
        : null}
      {isOwn ? <FibreRows fibres={fibres ?? []} onChange={onChange} /> : null}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

const typedFibre = ({ fibre, percent }: FibreShare): TypedFibre => ({ fibre, percent: String(percent) });

function FibreRows({ fibres, onChange }: { fibres: TypedFibre[]; onChange: (fibres: TypedFibre[]) => void }) {
  const t = useTranslations('eventProducts.marketFacts');
  const names = useTranslations('fibres');
  const format = useFormatter();
  const change = (at: number, part: Partial<TypedFibre>) =>
    onChange(fibres.map((one, index) => (index === at ? { ...one, ...part } : one)));
  const options = FIBRES.map((value) => ({ value, label: names(value) }));
  return (
    <div className="mt-2 grid gap-3">
      {fibres.map(({ fibre, percent }, at) => (
        <div key={at} className="grid grid-cols-[minmax(0,1fr)_6rem_auto] items-end gap-2">
          <SelectField
            label={t('fibre')}
            value={fibre}
            onChange={(event) => change(at, { fibre: event.target.value })}
            placeholder=""
            options={options}
          />
          <TextField
            label={t('percent')}
            value={percent}
            onChange={(event) => change(at, { percent: event.target.value })}
            maxLength={3}
            inputMode="numeric"
            autoComplete="off"
          />
          <IconButton
            label={t('remove', { number: at + 1 })}
            icon={<Trash2 aria-hidden="true" className="size-4.5" />}
            onClick={() => onChange(fibres.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      <p role="status" className="text-[0.9375rem] text-muted">
        {fibres.length === 0
          ? t('unknown')
          : t('total', { total: format.number(totalOf(fibres) / 100, { style: 'percent' }) })}
      </p>
      {fibres.length < FIBRES.length ? (
        <div>
          <Button
            variant="secondary"
            icon={<Plus aria-hidden="true" className="size-4.5" />}
            onClick={() => onChange([...fibres, { fibre: '', percent: '' }])}
          >
            {t('add')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
