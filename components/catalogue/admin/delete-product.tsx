'use client';

import { Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ConfirmByName } from '@/components/admin/overlay/confirm-by-name';
import { useUndoToast } from '@/components/admin/overlay/use-undo-toast';
import { useErrorText } from '@/components/form/use-error-text';
import { Button } from '@/components/ui/button';
import { dropDraft } from '@/lib/client/drafts/draft-store';
import {
  deleteProduct,
  restoreProduct,
  type ProductPlace,
} from '@/lib/modules/catalogue/client/event-products';
import type { EventProduct } from '@/lib/modules/catalogue/contract/event-product';
import { draftPlaceOf } from './product-draft-place';
import { productsHref } from './products-href';

interface DeletedThing {
  place: ProductPlace;
  product: Pick<EventProduct, 'name' | 'other_events'>;
}

/** Deletes a product after its name has been typed to confirm. */
export function DeleteProduct({ place, product }: DeletedThing) {
  const router = useRouter();
  const t = useTranslations('eventProducts.delete');
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button
        variant="secondary"
        icon={<Trash2 aria-hidden="true" className="size-4.5" />}
        onClick={() => setOpen(true)}
      >
        {t('title')}
      </Button>
      {open ? (
        <DeleteDialog
          place={place}
          product={product}
          onClose={() => setOpen(false)}
          onDone={() => router.push(productsHref(place.slug))}
        />
      ) : null}
    </div>
  );
}

function useDeletion({ place, product, onDone }: DeletedThing & { onDone: () => void }) {
  const t = useTranslations('eventProducts.delete');
  const text = useErrorText();
  const router = useRouter();
  const undo = useUndoToast();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  async function remove() {
    setBusy(true);
    setFailure(undefined);
    try {
      await deleteProduct(place);
      await dropDraft(draftPlaceOf(place));
      undo(t('done', { name: product.name }), async () => {
        await restoreProduct(place);
        router.refresh();
      });
      onDone();
      router.refresh();
    } catch (error) {
      setFailure(text.call(error));
      setBusy(false);
    }
  }
  return { busy, failure, remove };
}

interface DeleteDialogProps extends DeletedThing {
  onClose: () => void;
  onDone: () => void;
}

/** Asks for the product's name, then deletes it; it can be taken back at once, and restored for 30 days (D45-1). */
export function DeleteDialog({ onClose, ...props }: DeleteDialogProps) {
  const { product } = props;
  const t = useTranslations('eventProducts.delete');
  const { busy, failure, remove } = useDeletion(props);
  const shared = product.other_events > 0;
  return (
    <ConfirmByName
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('title')}
      description={t(shared ? 'textShared' : 'text', { count: product.other_events })}
      name={product.name}
      confirmLabel={t('submit')}
      onConfirm={() => void remove()}
      busy={busy}
      error={failure}
    />
  );
}
