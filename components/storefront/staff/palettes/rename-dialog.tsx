'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { FormDialog } from '@/components/admin/overlay/form-dialog';
import { useContractForm } from '@/components/form/use-contract-form';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/client/api-error';
import { saveNames } from '@/lib/modules/storefront/client/palettes';
import type { PaletteNamesForm, StaffPalette } from '@/lib/modules/storefront/contract/palettes';
import { EnglishName, NO_NAMES, OtherNames } from './name-fields';
import { usePaletteName } from './use-palette-name';

interface RenameDialogProps {
  palette: StaffPalette;
  onClose: () => void;
}

/** What a palette is called, in ten languages. S2.2-331. */
export function RenameDialog({ palette, onClose }: RenameDialogProps) {
  const t = useTranslations('platformPalettes.rename');
  const router = useRouter();
  const nameOf = usePaletteName();
  // As it was opened: names that a colleague has saved since are never replaced unseen.
  const [read] = useState(palette);
  const form = useContractForm<PaletteNamesForm, PaletteNamesForm>({
    schema: async () => (await import('@/lib/modules/storefront/contract/palettes')).paletteNamesForm,
    defaultValues: { names: { ...NO_NAMES, ...(read.called ?? read.names ?? {}) } },
    submit: async ({ names }) => {
      try {
        await saveNames(read.id, read.names, names);
      } catch (error) {
        if (error instanceof ApiError && error.code === 'conflict') router.refresh();
        throw error;
      }
      toast('success', t('done', { name: names.en }));
      onClose();
      router.refresh();
    },
  });
  return (
    <FormDialog
      title={t('name', { name: nameOf(read) })}
      text={t('text')}
      submit={t('save')}
      form={form}
      onClose={onClose}
    >
      <EnglishName field={form.field} />
      <OtherNames field={form.field} open />
    </FormDialog>
  );
}
