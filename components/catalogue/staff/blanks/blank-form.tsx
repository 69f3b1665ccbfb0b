'use client';

import { useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import type { Option } from '@/components/admin/field/option-list';
import { useAct } from '@/components/admin/use-act';
import { FormAlert } from '@/components/form/form-alert';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { browserCall } from '@/lib/client/browser';
import type { StaffBlankDetail } from '@/lib/modules/catalogue/contract/blanks/shapes';
import type { changeBlank } from '@/lib/modules/catalogue/contract/blanks/staff-blanks';
import { changeBlankCall } from '@/lib/modules/catalogue/contract/paths';
import { changedCells } from '@/lib/modules/catalogue/rules/blanks/blank-cells';
import { bodyOf, isTouched } from './blank-draft';
import { ChangedCells } from './changed-cells';
import { FactFields } from './fact-fields';
import { MarketFields } from './market-fields';
import { NamesFields } from './name-fields';
import { BreakFields, PriceFields } from './price-fields';
import { useBlankForm, type BlankFormState } from './use-blank-form';

interface BlankFormProps {
  blank: StaffBlankDetail;
  /** Every country in the reader’s language. */
  countries: readonly Option[];
  /** The ways to print that can be chosen. */
  techniques: readonly string[];
  mayWrite: boolean;
}

/** What a blank is, to change; whoever may only read sees it. S2.2-249 */
export function BlankForm({ blank, countries, techniques, mayWrite }: BlankFormProps) {
  const t = useTranslations('staffBlanks.form');
  const form = useBlankForm(blank);
  const act = useAct();
  const { draft, base } = form;
  const save = async () => {
    const sent = draft;
    const stored = await browserCall<typeof changeBlank>(changeBlankCall, {
      params: { blank: blank.id },
      body: { ...bodyOf(sent, base), revision: base.revision },
    });
    form.saved(sent, stored);
  };
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void act.run(() => form.explain(save), { said: t('saved') });
  }
  return (
    <form id={form.formId} method="post" noValidate onSubmit={onSubmit}>
      <fieldset disabled={!mayWrite} className="min-w-0">
        <legend className="sr-only">{t('label')}</legend>
        <NamesFields form={form} />
        <FactFields form={form} techniques={techniques} />
        <PriceFields form={form} />
        <BreakFields form={form} />
        <MarketFields form={form} countries={countries} />
      </fieldset>
      {mayWrite ? (
        <div className="grid justify-items-start gap-4 border-t border-line pt-6">
          <TextField
            label={t('note')}
            hint={t('noteHint')}
            value={draft.note}
            onChange={({ target }) => form.change({ note: target.value })}
            maxLength={300}
            autoComplete="off"
            className="w-full max-w-2xl"
            {...form.errorOf('note')}
          />
          {form.others ? <OthersChange form={form} /> : <FormAlert error={act.error} />}
          <Button type="submit" off={!isTouched(draft, base) || form.others !== null} busy={act.busy}>
            {t('save')}
          </Button>
        </div>
      ) : null}
    </form>
  );
}

/** What somebody else has changed meanwhile, and what is to become of what was typed. */
function OthersChange({ form: { base, others, goOn, startOver } }: { form: BlankFormState }) {
  const t = useTranslations('staffBlanks.form');
  if (!others) return null;
  return (
    <Alert tone="warn" announce="alert" title={t('conflict')}>
      <p>{t('conflictText')}</p>
      <ChangedCells changes={changedCells(base.definition, others.definition)} />
      <span className="mt-3 flex flex-wrap gap-3">
        <Button size="sm" onClick={goOn}>
          {t('goOn')}
        </Button>
        <Button size="sm" variant="secondary" onClick={startOver}>
          {t('startOver')}
        </Button>
      </span>
    </Alert>
  );
}
