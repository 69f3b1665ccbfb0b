'use client';

import { useTranslations } from 'next-intl';
import { useActionState, type ReactNode } from 'react';
import { Panel } from '@/components/admin/panel';
import { useErrorText } from '@/components/form/use-error-text';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import type { Configuration } from '@/lib/modules/storefront/contract/configuration';
import { STORE_LAYOUTS } from '@/lib/modules/storefront/rules/theme/store-layout';
import { ContrastNotes } from '../contrast-notes';
import { inputName, OWN_COLOURS, PLAIN_SECTIONS, plainValues, type PlainState } from './plain-fields';
import { PlainFieldView, type Answers } from './plain-field-view';

interface PlainFormProps {
  slug: string;
  configuration: Configuration;
  /** Signed for this person and form. */
  token: string;
  save: (former: PlainState, form: FormData) => Promise<PlainState>;
  /** Why nothing can be changed here: the role, or a lock (D3, D5); null if it can. */
  readOnly: 'role' | 'locked' | 'not_opened' | null;
}

/** What the form came back with, by field: what was typed, what is wrong, and what someone else has stored. */
function useAnswers(state: PlainState, configuration: Configuration): Answers {
  const t = useTranslations('storeConfiguration.plain');
  const { field } = useErrorText();
  const stored = plainValues(configuration);
  return (name) => {
    const value = state.values[name] ?? '';
    const isTheirs = state.notice === 'conflict' && stored[name] !== undefined && stored[name] !== value;
    return {
      value,
      error: field(state.errors[name]),
      hint: isTheirs ? t('theirs', { value: stored[name] || '–' }) : undefined,
    };
  };
}

/**
 * A store's configuration as a form that the browser sends by itself, without script: what is wrong comes back at its
 * field, with everything that was typed. S2.2-16, D7.
 */
export function PlainForm({ slug, configuration, token, save, readOnly }: PlainFormProps) {
  const t = useTranslations('storeConfiguration');
  const first = {
    values: plainValues(configuration),
    errors: {},
    notice: null,
    version: configuration.version,
  };
  const [state, action, busy] = useActionState<PlainState, FormData>(save, first);
  const answers = useAnswers(state, configuration);
  return (
    // A new key shows what came back: the inputs keep their own values otherwise.
    <form key={JSON.stringify(state)} action={action} noValidate className="mt-6 grid max-w-3xl gap-5">
      <input type="hidden" name="slug" value={slug} />
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name={inputName('version')} value={state.version} />
      {state.notice ? <Notice of={state.notice} /> : null}
      {readOnly && readOnly !== 'not_opened' ? <Alert tone="info">{t(`readOnly.${readOnly}`)}</Alert> : null}
      <fieldset disabled={readOnly !== null} className="grid min-w-0 gap-5">
        <Looks configuration={configuration} answers={answers} isOwn={state.values[OWN_COLOURS] === 'true'} />
        {PLAIN_SECTIONS.map(({ title, fields }) => (
          <Section key={title} id={title.replace('.title', '')} title={t(title)}>
            {fields.map((field) => (
              <PlainFieldView key={field.name} field={field} label={t(field.label)} answers={answers} />
            ))}
          </Section>
        ))}
      </fieldset>
      {readOnly ? null : (
        <Button type="submit" size="lg" busy={busy} className="justify-self-start">
          {t('plain.save')}
        </Button>
      )}
    </form>
  );
}

function Notice({ of }: { of: NonNullable<PlainState['notice']> }) {
  const t = useTranslations('storeConfiguration.plain');
  return (
    <Alert tone={of === 'conflict' ? 'warn' : 'danger'} announce="alert">
      {t(of)}
    </Alert>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Panel id={id} title={title}>
      <div className="grid gap-5">{children}</div>
    </Panel>
  );
}

interface LooksProps {
  configuration: Configuration;
  answers: Answers;
  isOwn: boolean;
}

/** Colours, fonts and layout. */
function Looks({ configuration, answers, isOwn }: LooksProps) {
  const t = useTranslations('storeConfiguration');
  const { available_colour_sets: colours, available_font_sets: fonts } = configuration;
  const given = (name: string) => {
    const { value, error, hint } = answers(name);
    const texts = { ...(error ? { error } : {}), ...(hint ? { hint } : {}) };
    return { name: inputName(name), defaultValue: value, ...texts };
  };
  const typed = (name: 'primary' | 'secondary' | 'tertiary') => answers(`colourSet.${name}`).value;
  const named = { primary: typed('primary'), secondary: typed('secondary'), tertiary: typed('tertiary') };
  return (
    <Section id="look" title={t('plain.look')}>
      <SelectField
        label={t('colours.sets')}
        options={colours.map(({ id, name }) => ({ value: id, label: name }))}
        {...given('colourSet.id')}
      />
      <CheckboxField label={t('plain.ownColours')} name={OWN_COLOURS} value="true" defaultChecked={isOwn} />
      <div className="grid gap-4 sm:grid-cols-3">
        {(['primary', 'secondary', 'tertiary'] as const).map((name) => (
          <TextField key={name} label={t(`colours.${name}`)} maxLength={7} {...given(`colourSet.${name}`)} />
        ))}
      </div>
      <ContrastNotes colours={named} />
      <SelectField
        label={t('fonts.title')}
        options={fonts.map(({ id, fontSetName }) => ({ value: id, label: fontSetName }))}
        {...given('fontSet.id')}
      />
      <SelectField
        label={t('layout.title')}
        options={STORE_LAYOUTS.map((layout) => ({ value: layout, label: t(`layout.${layout}`) }))}
        {...given('layout')}
      />
    </Section>
  );
}
