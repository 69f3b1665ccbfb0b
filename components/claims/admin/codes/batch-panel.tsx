'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import { holdsHalfDate } from '@/components/admin/field/half-date';
import { SidePanel } from '@/components/admin/overlay/side-panel';
import { FormAlert } from '@/components/form/form-alert';
import { SubmitButton } from '@/components/form/submit-button';
import { useContractForm } from '@/components/form/use-contract-form';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { makeBatch, type CodesPlace } from '@/lib/modules/claims/client/batches';
import { BatchCountries } from './batch-countries';
import { BatchFields } from './batch-fields';
import { BatchGifts } from './batch-gifts';
import { batchForm, bodyOf, NEW_BATCH, type BatchValues } from './batch-values';

interface BatchPanelProps {
  place: CodesPlace;
  timeZone: string;
  /** Where the event delivers; null for everywhere. */
  deliversTo: readonly string[] | null;
  /** The kind that is chosen at first. */
  kind: BatchValues['kind'];
  onClose: () => void;
}

/** Makes a batch; its page shows how far its codes are. D40. */
export function BatchPanel({ place, timeZone, deliversTo, kind, onClose }: BatchPanelProps) {
  const t = useTranslations('codes');
  const router = useRouter();
  const formId = useId();
  // The same form sent twice makes one batch; a corrected one is another request.
  const [keys] = useState(() => new Map<string, string>());
  const form = useContractForm({
    schema: batchForm,
    defaultValues: { ...NEW_BATCH, kind },
    submit: async (values) => {
      const body = bodyOf(values);
      const text = JSON.stringify(body);
      const key = keys.get(text) ?? crypto.randomUUID();
      keys.set(text, key);
      const made = await makeBatch(place, body, key);
      // The file of one that is filled from a file is asked for at once, in a dialog whose buttons a toast would cover.
      if (!body.from_file) toast('success', t('made', { name: made.name }));
      router.push(`/events/${place.slug}/codes/${made.id}${body.from_file ? '?file=1' : ''}`);
    },
  });
  return (
    <SidePanel
      open
      size="wide"
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('new')}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <SubmitButton form={formId} busy={form.busy}>
            {t('make')}
          </SubmitButton>
        </>
      }
    >
      <form
        id={formId}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!holdsHalfDate(event.currentTarget)) void form.onSubmit(event);
        }}
        className="grid gap-6"
      >
        <FormAlert error={form.formError} />
        <BatchFields form={form} timeZone={timeZone} />
        <BatchGifts place={place} form={form} />
        <BatchCountries form={form} deliversTo={deliversTo} />
      </form>
    </SidePanel>
  );
}
