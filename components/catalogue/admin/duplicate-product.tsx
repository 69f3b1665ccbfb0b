'use client';

import { Copy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Dialog } from '@/components/admin/overlay/dialog';
import { FormAlert } from '@/components/form/form-alert';
import { useErrorText } from '@/components/form/use-error-text';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { toast } from '@/components/ui/toast';
import { duplicateProduct, type ProductPlace } from '@/lib/modules/catalogue/client/event-products';
import { productsHref } from './products-href';

interface DuplicateProps {
  place: ProductPlace;
  name: string;
  /** The page has changes that are not in what is copied. */
  unsaved?: boolean;
  /** On a card there is room for an icon alone. */
  compact?: boolean;
}

/** Asks whether to copy a product; the copy's page opens. S2.2-60. */
export function DuplicateProduct({ compact = false, ...props }: DuplicateProps) {
  const t = useTranslations('eventProducts.copy');
  const [open, setOpen] = useState(false);
  const icon = <Copy aria-hidden="true" className="size-4.5" />;
  return (
    <>
      {compact ? (
        <IconButton
          label={t('ofRow', { name: props.name })}
          icon={icon}
          onClick={() => setOpen(true)}
          className="text-muted"
        />
      ) : (
        <Button variant="secondary" icon={icon} onClick={() => setOpen(true)}>
          {t('open')}
        </Button>
      )}
      {open ? <DuplicateDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function useDuplicate({ place }: DuplicateProps) {
  const t = useTranslations('eventProducts.copy');
  const text = useErrorText();
  const router = useRouter();
  // One key per dialog: pressed twice, or sent again after a lost answer, it makes one copy.
  const [key] = useState(() => crypto.randomUUID());
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  async function copy() {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const { product_id: product, name } = await duplicateProduct(place, key);
      toast('success', t('done', { name }));
      router.push(productsHref(place.slug, { product }));
      router.refresh();
    } catch (error) {
      setFailure(text.call(error));
      setBusy(false);
    }
  }
  return { busy, failure, copy };
}

function DuplicateDialog({ onClose, ...props }: DuplicateProps & { onClose: () => void }) {
  const t = useTranslations('eventProducts');
  const { busy, failure, copy } = useDuplicate(props);
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('copy.title', { name: props.name })}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button busy={busy} onClick={() => void copy()}>
            {t('copy.submit')}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <p>{t('copy.text')}</p>
        <p className="text-muted">{t('copy.stock')}</p>
        {props.unsaved ? <p className="text-warn">{t('copy.unsaved')}</p> : null}
        <FormAlert error={failure} />
      </div>
    </Dialog>
  );
}
