'use client';

import { FileSpreadsheet } from 'lucide-react';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { ProductsPlace } from '@/lib/modules/catalogue/client/event-products';

// Loaded when it is opened.
const StockFileDialog = dynamic(
  () => import('./stock-file-dialog').then((module) => module.StockFileDialog),
  {
    ssr: false,
  },
);

/** Opens the dialog for stock and prices as CSV. */
export function StockFileButton({ place }: { place: ProductsPlace }) {
  const t = useTranslations('eventCatalogue.file');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        icon={<FileSpreadsheet aria-hidden="true" className="size-4.5" />}
        onClick={() => setOpen(true)}
      >
        {t('open')}
      </Button>
      {open ? <StockFileDialog place={place} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
