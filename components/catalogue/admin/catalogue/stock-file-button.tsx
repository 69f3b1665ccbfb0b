'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { CsvButton } from '@/components/admin/list/file/csv-button';
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
      <CsvButton onClick={() => setOpen(true)}>{t('open')}</CsvButton>
      {open ? <StockFileDialog place={place} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
