'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useId } from 'react';
import { Dialog } from '@/components/admin/overlay/dialog';
import { FormAlert } from '@/components/form/form-alert';
import { SubmitButton } from '@/components/form/submit-button';
import { useErrorText } from '@/components/form/use-error-text';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { toast } from '@/components/ui/toast';
import type { ProductPlace } from '@/lib/modules/catalogue/client/event-products';
import { StockGrid } from './stock-grid';
import { useStock } from './use-stock';

interface StockDialogProps {
  place: ProductPlace;
  name: string;
  readOnly: boolean;
  onClose: () => void;
}

/** The stock of a product by colour and size. */
export function StockDialog({ place, name, readOnly, onClose }: StockDialogProps) {
  const t = useTranslations('eventCatalogue.stockDialog');
  const common = useTranslations('eventProducts');
  const text = useErrorText();
  const router = useRouter();
  const formId = useId();
  const edit = useStock(place, () => {
    toast('success', t('saved', { name }));
    router.refresh();
    onClose();
  });
  const { stock, failure, busy, dirty } = edit;
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('title', { name })}
      description={t(readOnly ? 'leadReadOnly' : 'lead')}
      closeLabel={common('close')}
      footer={
        readOnly ? null : (
          <>
            <Button variant="quiet" onClick={onClose}>
              {common('cancel')}
            </Button>
            <SubmitButton form={formId} busy={busy} off={!dirty}>
              {t('save')}
            </SubmitButton>
          </>
        )
      }
    >
      <form
        id={formId}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void edit.save();
        }}
        className="grid gap-4"
      >
        {stock ? <StockGrid stock={stock} edit={edit} readOnly={readOnly} /> : null}
        {!stock && !failure ? <Skeleton className="h-40" /> : null}
        <FormAlert error={failure ? text.call(failure) : undefined} />
        {!stock && failure ? (
          <Button variant="secondary" onClick={edit.retry}>
            {t('retry')}
          </Button>
        ) : null}
      </form>
    </Dialog>
  );
}
