'use client';

import { Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ConfirmByName } from '@/components/admin/overlay/confirm-by-name';
import { useErrorText } from '@/components/form/use-error-text';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { dropDraft } from '@/lib/client/drafts/draft-store';
import { deleteProduct, type ProductPlace } from '@/lib/modules/catalogue/client/event-products';
import type { EventProductDetail } from '@/lib/modules/catalogue/contract/event-product';
import { draftPlaceOf } from './product-draft-place';
import { productsHref } from './products-href';

interface DeleteProductProps {
  place: ProductPlace;
  product: EventProductDetail;
}

/** Deletes a product after its name has been typed to confirm. */
export function DeleteProduct({ place, product }: DeleteProductProps) {
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
      {open ? <DeleteDialog place={place} product={product} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

function useDeletion({ place, product }: DeleteProductProps) {
  const t = useTranslations('eventProducts.delete');
  const text = useErrorText();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  async function remove() {
    setBusy(true);
    setFailure(undefined);
    try {
      await deleteProduct(place);
      await dropDraft(draftPlaceOf(place));
      toast('success', t('done', { name: product.name }));
      router.push(productsHref(place.slug));
      router.refresh();
    } catch (error) {
      setFailure(text.call(error));
      setBusy(false);
    }
  }
  return { busy, failure, remove };
}

function DeleteDialog({ onClose, ...props }: DeleteProductProps & { onClose: () => void }) {
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
