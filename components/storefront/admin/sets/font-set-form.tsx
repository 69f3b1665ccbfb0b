'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import { saveFontSet } from '@/lib/modules/storefront/client/look-sets';
import { newFontSet, type KeptFontSet } from '@/lib/modules/storefront/contract/look-sets';
import { useFontChoice } from '@/lib/modules/design/client/use-font-choice';
import { choosableFonts, inFontOrder } from '@/lib/modules/design/rules/font-choice';
import {
  isStoreFont,
  nearestWeight,
  WEB_FONTS,
  weightsOf,
} from '@/lib/modules/storefront/rules/theme/web-fonts';
import { fontFamily } from '../store-look';
import { SetForm } from './set-form';
import { useSetForm } from './use-set-form';

/** A native select holds text. */
const weight = z.coerce.number<string | number>().int();
const face = z.object({ name: z.string(), weight });
const schema = z.object({
  fontSet: z.object({
    fontSetName: newFontSet.shape.fontSetName,
    fontSetDescription: z.string().trim().max(200),
    fontOne: face,
    fontTwo: face,
  }),
});
type Values = z.input<typeof schema>;

const FAMILIES = Object.keys(WEB_FONTS);
const weightsOfFamily = (name: string) => {
  const font = isStoreFont(name) ? WEB_FONTS[name] : undefined;
  return font ? weightsOf(font) : [];
};

/** What a new set begins with; default weights 500 and 400. S3.6-2. */
const FIRST = {
  fontSetName: '',
  fontSetDescription: '',
  fontOne: { name: 'Lora', weight: 500 },
  fontTwo: { name: 'Inter', weight: 400 },
};

function valuesOf(of: KeptFontSet | null): Values {
  const { fontSetName, fontSetDescription, fontOne, fontTwo } = of ?? FIRST;
  const faceOf = ({ name, weight: wanted }: { name: string; weight: number }) => ({
    name,
    weight: nearestWeight(name, wanted),
  });
  return { fontSet: { fontSetName, fontSetDescription, fontOne: faceOf(fontOne), fontTwo: faceOf(fontTwo) } };
}

interface FontSetFormProps {
  tenant: string;
  /** Null for a new one. */
  of: KeptFontSet | null;
  onDone: () => void;
  onBack: () => void;
}

/** Adds or changes a font set, and shows it in its fonts. */
export function FontSetForm({ tenant, of, onDone, onBack }: FontSetFormProps) {
  const t = useTranslations('storeConfiguration.sets');
  const optionalText = useTranslations('ui')('optional');
  const form = useSetForm({
    schema,
    defaultValues: valuesOf(of),
    of,
    save: ({ fontSet }, seen) => saveFontSet(tenant, fontSet, seen),
    onSaved: ({ fontSetName: name }: KeptFontSet) => {
      toast('success', t('saved', { name }));
      onDone();
    },
  });
  const { fontSet } = useWatch({ control: form.form.control }) as Values;
  const { theirs } = form;
  return (
    <SetForm
      form={form}
      title={of ? t('editNamed', { name: of.fontSetName }) : t('fonts.add')}
      use={of?.in_use}
      theirs={theirs && [theirs.fontSetName, theirs.fontOne.name, theirs.fontTwo.name].join(', ')}
      onBack={onBack}
    >
      <TextField
        label={t('name')}
        maxLength={80}
        required
        autoComplete="off"
        {...form.field('fontSet.fontSetName')}
      />
      <TextField
        label={t('description')}
        maxLength={200}
        optionalText={optionalText}
        {...form.field('fontSet.fontSetDescription')}
      />
      {(['fontOne', 'fontTwo'] as const).map((which) => (
        <FaceFields
          key={which}
          form={form}
          which={which}
          face={fontSet[which]}
          kept={of?.[which].name ?? ''}
        />
      ))}
    </SetForm>
  );
}

interface FaceFieldsProps {
  form: ReturnType<typeof useSetForm<Values, z.output<typeof schema>, KeptFontSet>>;
  which: 'fontOne' | 'fontTwo';
  face: Values['fontSet']['fontOne'];
  /** The font that the set has as saved; empty for a new set. */
  kept: string;
}

function FaceFields({ form, which, face: shown, kept }: FaceFieldsProps) {
  const t = useTranslations('storeConfiguration.sets');
  const weights = weightsOfFamily(shown.name).map((one) => ({ value: String(one), label: String(one) }));
  const family = form.field(`fontSet.${which}.name`);
  const { withdrawn, order } = useFontChoice();
  // A set keeps what it has; a withdrawn font can't be chosen anew (S2.2-330).
  const options = inFontOrder(choosableFonts(FAMILIES, withdrawn, [kept, shown.name]), order).map((name) => ({
    value: name,
    label: withdrawn.includes(name) ? t('withdrawnFont', { name }) : name,
  }));
  return (
    <fieldset className="grid gap-3">
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_9rem]">
        <SelectField
          label={t(which)}
          options={options}
          {...family}
          onChange={(event) => {
            const nearest = nearestWeight(event.target.value, which === 'fontOne' ? 500 : 400);
            form.form.setValue(`fontSet.${which}.weight`, nearest);
            return family.onChange(event);
          }}
        />
        <SelectField label={t('weight')} options={weights} {...form.field(`fontSet.${which}.weight`)} />
      </div>
      <p
        className={which === 'fontOne' ? 'text-2xl leading-tight' : ''}
        style={{ fontFamily: fontFamily(shown.name), fontWeight: Number(shown.weight) }}
      >
        {t('sample')}
      </p>
    </fieldset>
  );
}
