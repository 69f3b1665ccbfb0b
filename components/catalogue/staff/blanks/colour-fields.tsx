'use client';

import { Plus, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field-error';
import { IconButton } from '@/components/ui/icon-button';
import { TextField } from '@/components/ui/text-field';
import type { BlankFormState } from './use-blank-form';

const MOST_COLOURS = 40;
const HEX = /^#[0-9a-f]{6}$/i;

/** The colours of a blank: each with its name and how it looks. */
export function ColourFields({ form }: { form: BlankFormState }) {
  const t = useTranslations('staffBlanks');
  const id = useId();
  const { draft, change, errorOf, entryError } = form;
  const { colours } = draft;
  // What is wrong in one colour stands at its fields.
  const { error } = entryError('colours') ? {} : errorOf('colours');
  return (
    <fieldset
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      className="min-w-0"
    >
      <legend className="font-semibold">{t('columns.colours')}</legend>
      <p className="text-[0.9375rem] text-muted">{t('form.coloursHint')}</p>
      <div className="mt-2 grid gap-3">
        {colours.map((colour, at) => (
          <ColourRow key={at} form={form} at={at} colour={colour} />
        ))}
        {colours.length < MOST_COLOURS ? (
          <div>
            <Button
              variant="secondary"
              icon={<Plus aria-hidden="true" className="size-4.5" />}
              onClick={() => change({ colours: [...colours, { name: '', hex: '#' }] })}
            >
              {t('form.addColour')}
            </Button>
          </div>
        ) : null}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

interface ColourRowProps {
  form: BlankFormState;
  at: number;
  colour: { name: string; hex: string };
}

function ColourRow({ form: { draft, change, errorOf }, at, colour: { name, hex } }: ColourRowProps) {
  const t = useTranslations('staffBlanks.form');
  const put = (part: Partial<ColourRowProps['colour']>) =>
    change({ colours: draft.colours.map((one, index) => (index === at ? { ...one, ...part } : one)) });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_9rem_auto] items-start gap-2">
      <TextField
        label={t('colourName')}
        value={name}
        onChange={({ target }) => put({ name: target.value })}
        maxLength={40}
        autoComplete="off"
        required
        {...errorOf(`colours.${at}.name`)}
      />
      <TextField
        label={t('colourHex')}
        value={hex}
        onChange={({ target }) => put({ hex: target.value })}
        maxLength={7}
        autoComplete="off"
        spellCheck={false}
        required
        trailing={
          HEX.test(hex) ? (
            <span
              aria-hidden="true"
              style={{ backgroundColor: hex }}
              className="me-3 size-5 rounded-full border border-line-strong"
            />
          ) : undefined
        }
        {...errorOf(`colours.${at}.hex`)}
      />
      <IconButton
        label={t('removeColour', { number: at + 1, name })}
        icon={<Trash2 aria-hidden="true" className="size-4.5" />}
        onClick={() => change({ colours: draft.colours.filter((_, index) => index !== at) })}
        className="mt-7"
      />
    </div>
  );
}
