'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { z } from 'zod';
import { Dialog } from '@/components/admin/overlay/dialog';
import { FormAlert } from '@/components/form/form-alert';
import { SubmitButton } from '@/components/form/submit-button';
import { useContractForm } from '@/components/form/use-contract-form';
import { useErrorText } from '@/components/form/use-error-text';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import type { CodesPlace } from '@/lib/modules/claims/client/batches';
import { isBeingMade, startSheet, useSheets } from '@/lib/modules/claims/client/sheets';
import type { CodeBatch } from '@/lib/modules/claims/contract/code-batch';
import { SHEET_LAYOUTS, SHEET_NOTE_LENGTH } from '@/lib/modules/claims/rules/sheet-layouts';
import { SheetFields } from './sheet-fields';
import { SheetState } from './sheet-state';

interface SheetsDialogProps {
  place: CodesPlace;
  batch: CodeBatch;
  onClose: () => void;
}

const sheetForm = z.object({
  layout: z.enum(SHEET_LAYOUTS),
  note: z.string().trim().max(SHEET_NOTE_LENGTH),
  logo: z.boolean(),
});
const NEW_SHEET: z.output<typeof sheetForm> = { layout: 'cards', note: '', logo: false };

/** Makes cards of a batch's codes to print and cut, shows how far they are and offers the files. D40-10. */
export function SheetsDialog({ place, batch, onClose }: SheetsDialogProps) {
  const [t, text, formId] = [useTranslations('codes.sheets'), useErrorText(), useId()];
  const { data, error, mutate } = useSheets(place, batch.id);
  const form = useContractForm({
    schema: sheetForm,
    defaultValues: NEW_SHEET,
    submit: async (values) => {
      await startSheet(place, batch.id, values);
      await mutate();
    },
  });
  const isOpen = data?.sheets.some(isBeingMade) ?? false;
  const mayStart = data !== undefined && data.printable > 0 && !isOpen;
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('title', { name: batch.name })}
      description={t('text')}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('close')}
          </Button>
          {mayStart ? (
            <SubmitButton form={formId} busy={form.busy}>
              {t('start')}
            </SubmitButton>
          ) : null}
        </>
      }
    >
      <div className="grid gap-5">
        <FormAlert error={form.formError ?? (error ? text.call(error) : undefined)} />
        {data === undefined && !error ? <Skeleton className="h-24 rounded-xl" /> : null}
        {data?.sheets.map((sheet) => (
          <SheetState
            key={sheet.id}
            place={place}
            batch={batch}
            sheet={sheet}
            onChange={() => void mutate()}
          />
        ))}
        {data && !isOpen ? (
          <form id={formId} method="post" noValidate onSubmit={(event) => void form.onSubmit(event)}>
            {data.printable > 0 ? (
              <SheetFields form={form} batch={batch} offered={data} />
            ) : (
              <p>{t('none')}</p>
            )}
          </form>
        ) : null}
      </div>
    </Dialog>
  );
}
