'use client';

import { CopyPlus, Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useRouter, useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { ProductsPlace } from '@/lib/modules/catalogue/client/event-products';
import type { OfferedBlank } from '@/lib/modules/catalogue/contract/list-blanks';
import type { Currency } from '@/lib/kernel/money';

// Loaded when it is opened.
const AddProductDialog = dynamic(
  () => import('./add-product-dialog').then((module) => module.AddProductDialog),
  {
    ssr: false,
  },
);

const DesignedDialog = dynamic(() => import('./designed-dialog').then((module) => module.DesignedDialog), {
  ssr: false,
});

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

/** Opens the dialogs in which a blank is chosen for a new product, or one of another event to be copied. */
export function AddProductButton({ place, currency, blanks }: AddProductButtonProps) {
  const t = useTranslations('eventProducts');
  const [open, setOpen] = useAdding();
  const [copies, setCopies] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button icon={<Plus aria-hidden="true" className="size-4.5" />} onClick={() => setOpen(true)}>
        {t('add.title')}
      </Button>
      <Button
        variant="secondary"
        icon={<CopyPlus aria-hidden="true" className="size-4.5" />}
        onClick={() => setCopies(true)}
      >
        {t('elsewhere.open')}
      </Button>
      {open && blanks.length > 0 ? (
        <AddProductDialog place={place} currency={currency} blanks={blanks} onClose={() => setOpen(false)} />
      ) : null}
      {copies ? <DesignedDialog place={place} currency={currency} onClose={() => setCopies(false)} /> : null}
    </div>
  );
}
