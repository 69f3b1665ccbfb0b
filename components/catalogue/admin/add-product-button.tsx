'use client';

import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { ProductsPlace } from '@/lib/modules/catalogue/client/event-products';
import type { Currency } from '@/lib/kernel/money';
import { AddProductDialog } from './add-product-dialog';

interface AddProductButtonProps {
  place: ProductsPlace;
  currency: Currency;
}

/** Opens the dialog in which a blank is chosen for a new product. */
export function AddProductButton({ place, currency }: AddProductButtonProps) {
  const t = useTranslations('eventProducts.add');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Plus aria-hidden="true" className="size-4.5" />} onClick={() => setOpen(true)}>
        {t('title')}
      </Button>
      {open ? <AddProductDialog place={place} currency={currency} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
