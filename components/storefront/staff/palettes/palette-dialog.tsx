'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { FormDialog } from '@/components/admin/overlay/form-dialog';
import { useContractForm } from '@/components/form/use-contract-form';
import { ColourInput } from '@/components/storefront/admin/colour-input';
import { ContrastNotes } from '@/components/storefront/admin/contrast-notes';
import { toast } from '@/components/ui/toast';
import { savePalette } from '@/lib/modules/storefront/client/palettes';
import type { PaletteForm } from '@/lib/modules/storefront/contract/palettes';
import { EnglishName, NO_NAMES, OtherNames } from './name-fields';
import { PaletteSwatch } from './palette-swatch';

const PARTS = ['primary', 'secondary', 'tertiary'] as const;
const FIRST: PaletteForm = { names: NO_NAMES, primary: '#1f3a5f', secondary: '#f4f1ea', tertiary: '#b5532a' };

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
      <EnglishName field={field} />
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
      <OtherNames field={field} />
    </FormDialog>
  );
}
