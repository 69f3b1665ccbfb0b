'use client';

import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { useExportDialog } from './use-export-dialog';

interface ExportButtonProps {
  /** An export made earlier whose file is to be offered: the link of its mail names it (D48-3). */
  known: string | undefined;
  /** The dialog, while it is open, and which export it shows. */
  children: (dialog: { known: string | undefined; onClose: () => void }) => ReactNode;
}

/** A button that opens the dialog of an export; for one made earlier the dialog is open from the start. */
export function ExportButton({ known, children }: ExportButtonProps) {
  const t = useTranslations('lists.export');
  const dialog = useExportDialog(known);
  const ready = useHydrated();
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        disabled={!ready}
        icon={<Download aria-hidden="true" className="size-4.5" />}
        onClick={dialog.show}
      >
        {t('button')}
      </Button>
      {dialog.open ? children({ known: dialog.known, onClose: dialog.close }) : null}
    </>
  );
}
