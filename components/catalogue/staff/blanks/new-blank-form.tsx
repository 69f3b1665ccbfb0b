'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState, type FormEvent } from 'react';
import { FormSection } from '@/components/admin/field/form-section';
import type { Option } from '@/components/admin/field/option-list';
import { useAct } from '@/components/admin/use-act';
import { FormAlert } from '@/components/form/form-alert';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { browserCall } from '@/lib/client/browser';
import type { createBlank } from '@/lib/modules/catalogue/contract/blanks/staff-blanks';
import { createBlankCall } from '@/lib/modules/catalogue/contract/paths';
import { GARMENT_FAMILIES, type GarmentFamily } from '@/lib/modules/design/rules/scene-types';
import { bodyOf } from './blank-draft';
import { FactFields } from './fact-fields';
import { MarketFields } from './market-fields';
import { NamesFields } from './name-fields';
import { NO_BLANK } from './no-blank';
import { BreakFields, PriceFields } from './price-fields';
import { useBlankForm, type BlankFormState } from './use-blank-form';

interface NewBlankFormProps {
  /** Every country in the reader’s language. */
  countries: readonly Option[];
  /** The ways to print that can be chosen. */
  techniques: readonly string[];
}

const NO_KEY = { id: '', family: '', name: '', code: '' };
type Key = typeof NO_KEY;

/** A blank that is new: what stays, and the same fields as the form of one that is there. S2.2-271 */
export function NewBlankForm({ countries, techniques }: NewBlankFormProps) {
  const t = useTranslations('staffBlanks.create');
  const router = useRouter();
  const form = useBlankForm(NO_BLANK);
  const act = useAct();
  const [key, setKey] = useState(NO_KEY);
  const [done, setDone] = useState(false);
  const add = async () => {
    const { note: _note, ...body } = bodyOf(form.draft, form.base);
    // A drawing that wasn't chosen is refused at its field.
    const family = key.family as GarmentFamily;
    const made = await browserCall<typeof createBlank>(createBlankCall, {
      body: { ...body, ...key, family },
    });
    setDone(true);
    router.push(`/products/blanks/${made.id}`);
    router.refresh();
  };
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (!done) void act.run(() => form.explain(add), { said: t('saved') });
  }
  return (
    <form id={form.formId} method="post" noValidate onSubmit={onSubmit}>
      <KeyFields form={form} value={key} onChange={(part) => setKey((now) => ({ ...now, ...part }))} />
      <NamesFields form={form} />
      <FactFields form={form} techniques={techniques} />
      <PriceFields form={form} />
      <BreakFields form={form} />
      <MarketFields form={form} countries={countries} />
      <div className="grid justify-items-start gap-4 border-t border-line pt-6">
        <FormAlert error={act.error} />
        <Button type="submit" busy={act.busy || done}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}

interface KeyFieldsProps {
  form: BlankFormState;
  value: Key;
  onChange: (part: Partial<Key>) => void;
}

/** What stays once the blank is added. */
function KeyFields({ form: { errorOf }, value, onChange }: KeyFieldsProps) {
  const t = useTranslations('staffBlanks.create');
  const names = useTranslations('eventProducts.blanks');
  const hints = { id: t('idHint'), name: t('nameHint'), code: t('codeHint') };
  const field = (name: 'id' | 'name' | 'code', maxLength: number) => (
    <TextField
      label={t(name)}
      hint={hints[name]}
      value={value[name]}
      onChange={({ target }) => onChange({ [name]: target.value })}
      maxLength={maxLength}
      autoComplete="off"
      required
      {...errorOf(name)}
    />
  );
  return (
    <FormSection title={t('keys')} hint={t('keysHint')}>
      {field('name', 80)}
      {field('id', 40)}
      <SelectField
        label={t('family')}
        hint={t('familyHint')}
        placeholder={t('chooseFamily')}
        options={GARMENT_FAMILIES.map((family) => ({ value: family, label: names(family) }))}
        value={value.family}
        onChange={({ target }) => onChange({ family: target.value })}
        required
        {...errorOf('family')}
      />
      {field('code', 24)}
    </FormSection>
  );
}
