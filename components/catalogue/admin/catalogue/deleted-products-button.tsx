'use client';

import { History } from 'lucide-react';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { ProductsPlace } from '@/lib/modules/catalogue/client/event-products';

// Loaded when it is opened.
const DeletedDialog = dynamic(() => import('./deleted-dialog').then((module) => module.DeletedDialog), {
  ssr: false,
});

/** Opens the list of deleted products. */
export function DeletedProductsButton({ place }: { place: ProductsPlace }) {
  const t = useTranslations('eventCatalogue.deleted');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        icon={<History aria-hidden="true" className="size-4.5" />}
        onClick={() => setOpen(true)}
      >
        {t('title')}
      </Button>
      {open ? <DeletedDialog place={place} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
