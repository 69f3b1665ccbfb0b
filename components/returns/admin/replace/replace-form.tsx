'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AddressFields } from '@/components/orders/shop/address-fields';
import { FormAlert } from '@/components/form/form-alert';
import { PhotoField } from '@/components/returns/shop/photo-field';
import { PieceFields } from '@/components/returns/shop/piece-fields';
import { usePhotos } from '@/components/returns/shop/use-photos';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { TextArea } from '@/components/ui/text-area';
import { TextField } from '@/components/ui/text-field';
import type { Replaceable } from '@/lib/modules/returns/contract/replacements';
import { CASE_LIMITS } from '@/lib/modules/returns/rules/cases';
import { BearerField } from './bearer-field';
import { costOf, useCostSentence } from './cost-sentence';
import { ReasonField } from './reason-field';
import { firstFields, type ReplaceFields } from './replace-fields';
import { useReplaceForm } from './use-replace-form';

interface ReplaceFormProps {
  order: Replaceable;
  /** The complaint that led here; empty for none. */
  complaint: string;
}

interface PartProps {
  order: Replaceable;
  fields: ReplaceFields;
  change: (some: Partial<ReplaceFields>) => void;
}

/** Which items are made again, why, who pays, and where they go. S2.2-113. */
export function ReplaceForm({ order, complaint }: ReplaceFormProps) {
  const t = useTranslations('replacePage.form');
  const [fields, setFields] = useState(() => firstFields(order, complaint));
  const change = (some: Partial<ReplaceFields>) => setFields((known) => ({ ...known, ...some }));
  const photos = usePhotos({ kind: 'store', ...order.upload });
  const form = useReplaceForm({ order, fields, photos });
  const sentenceOf = useCostSentence(order, costOf(order, fields.pieces));
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void form.onSubmit(event)}
      className="grid max-w-3xl grid-cols-1 gap-6"
    >
      {order.complaints.length > 0 ? <ComplaintField order={order} fields={fields} change={change} /> : null}
      <ItemsField order={order} fields={fields} change={change} error={form.faults.pieces} />
      <ReasonField value={fields.reason} onChange={(reason) => change({ reason })} />
      <TextArea
        label={t('words')}
        hint={t('wordsHint')}
        rows={3}
        maxLength={CASE_LIMITS.words}
        value={fields.words}
        onChange={({ target }) => change({ words: target.value })}
      />
      <PhotoField sent={photos} error={form.faults.photos} />
      <BearerField value={fields.bearer} sentenceOf={sentenceOf} onChange={(bearer) => change({ bearer })} />
      <AddressPart form={form} />
      <FormAlert error={form.problem ?? form.formError} />
      <div>
        <Button type="submit" busy={form.busy}>
          {t('act')}
        </Button>
      </div>
    </form>
  );
}

function ComplaintField({ order, fields, change }: PartProps) {
  const t = useTranslations('replacePage.form');
  const kinds = useTranslations('returns.kind');
  const options = order.complaints.map(({ id, reason, words }) => {
    const kind = kinds(reason);
    return {
      value: id,
      label: words === '' ? kind : t('complaintOption', { kind, words: words.slice(0, 80) }),
    };
  });
  return (
    <SelectField
      label={t('complaint')}
      placeholder={t('noComplaint')}
      options={options}
      value={fields.complaint}
      onChange={({ target }) => {
        const { reason, pieces } = firstFields(order, target.value);
        change({ complaint: target.value, reason, pieces });
      }}
    />
  );
}

function ItemsField({ order, fields, change, error }: PartProps & { error: string | undefined }) {
  const t = useTranslations('replacePage.form');
  const ask = useTranslations('casesPage.ask');
  const left = Object.fromEntries(order.lines.map((line) => [line.id, line.left]));
  return (
    <PieceFields
      order={{ products: order.lines }}
      legend={ask('items')}
      labelOf={(name) => ask('quantityOf', { name })}
      most={left}
      whyNot={(line) => (left[line] === 0 ? t('gone') : null)}
      value={fields.pieces}
      error={error}
      onChange={(pieces) => change({ pieces })}
    />
  );
}

function AddressPart({ form }: { form: ReturnType<typeof useReplaceForm> }) {
  const t = useTranslations('replacePage.form');
  const names = useTranslations('address');
  const ui = useTranslations('ui');
  const { field, countries, states } = form;
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1.5 font-semibold">{t('address')}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field('name')} required label={names('name')} maxLength={200} />
        <TextField {...field('phone')} required label={names('phone')} type="tel" maxLength={40} />
      </div>
      <AddressFields
        field={field}
        countries={countries}
        states={states}
        country={form.form.watch('address_country')}
        optionalText={ui('optional')}
      />
    </fieldset>
  );
}
