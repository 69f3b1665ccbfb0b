'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import { saveColourSet } from '@/lib/modules/storefront/client/look-sets';
import { newColourSet, type KeptColourSet } from '@/lib/modules/storefront/contract/look-sets';
import { ColourInput } from '../colour-input';
import { ContrastNotes } from '../contrast-notes';
import { SetBackground } from './set-background';
import { SetForm } from './set-form';
import { useSetForm } from './use-set-form';

const schema = z.object({ colourSet: newColourSet });
export type ColourSetValues = z.input<typeof schema>;

/** What a new set begins with. */
const FIRST = { name: '', primary: '#1d3557', secondary: '#eef2f1', tertiary: '#c2551e' };

function valuesOf(of: KeptColourSet | null): ColourSetValues {
  const { name, primary, secondary, tertiary } = of ?? FIRST;
  const backgroundImage = of?.backgroundImage ?? '';
  return { colourSet: { name, primary, secondary, tertiary, backgroundImage, blob: undefined } };
}

interface ColourSetFormProps {
  tenant: string;
  /** Null for a new one. */
  of: KeptColourSet | null;
  onDone: () => void;
  onBack: () => void;
}

/** Adds or changes a colour set; says which colours the store adjusts to keep its texts readable. */
export function ColourSetForm({ tenant, of, onDone, onBack }: ColourSetFormProps) {
  const t = useTranslations('storeConfiguration.sets');
  const form = useSetForm({
    schema,
    defaultValues: valuesOf(of),
    of,
    save: ({ colourSet }, seen) => saveColourSet(tenant, colourSet, seen),
    onSaved: ({ name }: KeptColourSet) => {
      toast('success', t('saved', { name }));
      onDone();
    },
  });
  const { colourSet } = useWatch({ control: form.form.control }) as ColourSetValues;
  const pick = (colour: 'primary' | 'secondary' | 'tertiary') => (value: string) =>
    form.form.setValue(`colourSet.${colour}`, value, { shouldDirty: true });
  const { theirs } = form;
  return (
    <SetForm
      form={form}
      title={of ? t('editNamed', { name: of.name }) : t('colours.add')}
      use={of?.in_use}
      theirs={theirs && [theirs.name, theirs.primary, theirs.secondary, theirs.tertiary].join(', ')}
      onBack={onBack}
    >
      <TextField
        label={t('name')}
        maxLength={80}
        required
        autoComplete="off"
        {...form.field('colourSet.name')}
      />
      <div className="grid gap-4 sm:grid-cols-3">
        {(['primary', 'secondary', 'tertiary'] as const).map((colour) => (
          <ColourInput
            key={colour}
            shown={colourSet[colour]}
            colour={colour}
            onPick={pick(colour)}
            {...form.field(`colourSet.${colour}`)}
          />
        ))}
      </div>
      <ContrastNotes colours={colourSet} />
      <SetBackground form={form} />
    </SetForm>
  );
}
