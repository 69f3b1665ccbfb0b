'use client';

import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRouter, useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { ProductsPlace } from '@/lib/modules/catalogue/client/event-products';
import type { OfferedBlank } from '@/lib/modules/catalogue/contract/list-blanks';
import type { Currency } from '@/lib/kernel/money';
import { AddProductDialog } from './add-product-dialog';

interface AddProductButtonProps {
  place: ProductsPlace;
  currency: Currency;
  /** What a product can be made of. */
  blanks: readonly OfferedBlank[];
}

/** In the address it opens the dialog at once: "Add a product to …" of the command palette leads to it. */
const OPENS = 'add';

/** The dialog's state; it is closed by taking the parameter out of the address too. */
function useAdding(): [boolean, (open: boolean) => void] {
  const { replace } = useRouter();
  const asked = useSearchParams().has(OPENS);
  const [open, setOpen] = useState(false);
  return [
    open || asked,
    (next) => {
      setOpen(next);
      if (!next && asked) replace(window.location.pathname, { scroll: false });
    },
  ];
}

/** Opens the dialog in which a blank is chosen for a new product. */
export function AddProductButton({ place, currency, blanks }: AddProductButtonProps) {
  const t = useTranslations('eventProducts.add');
  const [open, setOpen] = useAdding();
  return (
    <>
      <Button icon={<Plus aria-hidden="true" className="size-4.5" />} onClick={() => setOpen(true)}>
        {t('title')}
      </Button>
      {open && blanks.length > 0 ? (
        <AddProductDialog place={place} currency={currency} blanks={blanks} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
