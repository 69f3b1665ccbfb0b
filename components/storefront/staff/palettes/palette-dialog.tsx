'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { FormDialog } from '@/components/admin/overlay/form-dialog';
import { useContractForm } from '@/components/form/use-contract-form';
import { ColourInput } from '@/components/storefront/admin/colour-input';
import { ContrastNotes } from '@/components/storefront/admin/contrast-notes';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import { LOCALES } from '@/lib/kernel/locales';
import { savePalette } from '@/lib/modules/storefront/client/palettes';
import type { PaletteForm } from '@/lib/modules/storefront/contract/palettes';
import { LONGEST_PALETTE_NAME } from '@/lib/modules/storefront/rules/palettes';
import { PaletteSwatch } from './palette-swatch';

const PARTS = ['primary', 'secondary', 'tertiary'] as const;
const OTHERS = LOCALES.filter(({ code }) => code !== 'en');
const NAMES = { en: '', fr: '', de: '', it: '', es: '', nl: '', da: '', fi: '', no: '', sv: '' };
const FIRST: PaletteForm = { names: NAMES, primary: '#1f3a5f', secondary: '#f4f1ea', tertiary: '#b5532a' };

function usePaletteForm(onClose: () => void) {
  const t = useTranslations('platformPalettes');
  const router = useRouter();
  return useContractForm<PaletteForm, PaletteForm>({
    schema: async () => (await import('@/lib/modules/storefront/contract/palettes')).paletteForm,
    defaultValues: FIRST,
    submit: async (body) => {
      await savePalette(body);
      toast('success', t('added', { name: body.names.en }));
      onClose();
      router.refresh();
    },
  });
}

/** A new palette: its three colours, checked as a store's own are, and its names. S2.2-326. */
export function PaletteDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('platformPalettes');
  const ui = useTranslations('ui');
  const contractForm = usePaletteForm(onClose);
  const { form, field } = contractForm;
  const colours = form.watch(PARTS);
  const [primary, secondary, tertiary] = colours;
  return (
    <FormDialog
      title={t('add')}
      text={t('dialogText')}
      submit={t('add')}
      form={contractForm}
      onClose={onClose}
    >
      <TextField
        label={t('english')}
        hint={t('englishHint')}
        maxLength={LONGEST_PALETTE_NAME}
        autoComplete="off"
        required
        {...field('names.en')}
      />
      <PaletteSwatch colours={colours} />
      <div className="grid gap-4 sm:grid-cols-3">
        {PARTS.map((part, at) => (
          <ColourInput
            key={part}
            shown={colours[at] ?? ''}
            colour={part}
            onPick={(colour) => form.setValue(part, colour, { shouldDirty: true })}
            {...field(part)}
          />
        ))}
      </div>
      <ContrastNotes colours={{ primary, secondary, tertiary }} />
      <details>
        <summary className="min-h-8 cursor-pointer font-semibold">{t('others')}</summary>
        <div className="mt-3 grid gap-4 sm:grid-cols-2">
          {OTHERS.map(({ code, name }) => (
            <TextField
              key={code}
              label={name}
              lang={code}
              optionalText={ui('optional')}
              maxLength={LONGEST_PALETTE_NAME}
              autoComplete="off"
              {...field(`names.${code}`)}
            />
          ))}
        </div>
      </details>
    </FormDialog>
  );
}
