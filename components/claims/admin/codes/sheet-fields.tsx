'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import type { ContractForm } from '@/components/form/use-contract-form';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import type { CodeBatch } from '@/lib/modules/claims/contract/code-batch';
import type { SheetList } from '@/lib/modules/claims/contract/code-sheet';
import {
  CARDS_ON_PAGE,
  SHEET_LAYOUTS,
  SHEET_NOTE_LENGTH,
  type SheetLayout,
} from '@/lib/modules/claims/rules/sheet-layouts';
import { CardPreview } from './card-preview';

interface SheetValues {
  layout: SheetLayout;
  note: string;
  logo: boolean;
}

interface SheetFieldsProps {
  form: ContractForm<SheetValues, SheetValues>;
  batch: CodeBatch;
  offered: SheetList;
}

/** What the cards look like, and how many there will be. */
export function SheetFields({ form, batch, offered }: SheetFieldsProps) {
  const t = useTranslations('codes.sheets');
  const values = useWatch({ control: form.form.control });
  const { layout = 'cards', note = '', logo = false } = values;
  const { printable, left_out: leftOut, logo_url: logoUrl } = offered;
  const count = batch.kind === 'shared' ? CARDS_ON_PAGE[layout] : printable;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <div className="grid content-start gap-4">
        <SelectField
          {...form.field('layout')}
          label={t('layout')}
          options={SHEET_LAYOUTS.map((value) => ({ value, label: t(`layouts.${value}`) }))}
        />
        <TextField
          {...form.field('note')}
          label={t('note')}
          hint={t('noteHint', { most: SHEET_NOTE_LENGTH })}
          maxLength={SHEET_NOTE_LENGTH}
        />
        {logoUrl === null ? null : <CheckboxField {...form.field('logo')} label={t('logo')} />}
        <p className="tabular-nums">
          {t('count', { count })} {leftOut > 0 ? t('leftOut', { count: leftOut }) : null}
        </p>
      </div>
      <CardPreview
        layout={layout}
        note={note}
        logoUrl={logo ? logoUrl : null}
        paper={offered.paper}
        sample={offered.sample}
      />
    </div>
  );
}
