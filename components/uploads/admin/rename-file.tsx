'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { z } from 'zod';
import { FormAlert } from '@/components/form/form-alert';
import { useContractForm } from '@/components/form/use-contract-form';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import { renameFile } from '@/lib/modules/uploads/client/library';
import { FILE_NAME_LENGTH } from '@/lib/modules/uploads/rules/library';
import type { FileActProps } from './file-act';

/** Gives a file another name. */
export function RenameFile({ tenant, file, onChange }: FileActProps) {
  const t = useTranslations('files.rename');
  const router = useRouter();
  const form = useContractForm({
    schema: z.object({ name: z.string().trim().min(1).max(FILE_NAME_LENGTH) }),
    defaultValues: { name: file.name },
    submit: async ({ name }) => {
      onChange(await renameFile(tenant, file, name));
      toast('success', t('done'));
      router.refresh();
    },
  });
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void form.onSubmit(event)}
      aria-label={t('title')}
      className="grid gap-3"
    >
      <TextField
        label={t('name')}
        autoComplete="off"
        maxLength={FILE_NAME_LENGTH}
        required
        {...form.field('name')}
      />
      <FormAlert error={form.formError} />
      <Button type="submit" variant="secondary" size="sm" busy={form.busy} className="w-fit">
        {t('submit')}
      </Button>
    </form>
  );
}
