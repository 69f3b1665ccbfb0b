'use client';

import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';

// Loaded when it is opened.
const AuditExportDialog = dynamic(
  () => import('./audit-export-dialog').then((module) => module.AuditExportDialog),
  { ssr: false },
);

interface AuditExportProps {
  /** The filters of the list now. */
  query: Readonly<Record<string, string>>;
  /** An export made earlier whose file is to be offered: the link of its mail names it (D48-3). */
  known?: string | undefined;
}

/** The filtered log as a CSV file, in the background. D44-9. */
export function AuditExport({ query, known }: AuditExportProps) {
  const t = useTranslations('lists.export');
  const [open, setOpen] = useState(known !== undefined);
  const [named, setNamed] = useState(known);
  const ready = useHydrated();
  function close() {
    setOpen(false);
    setNamed(undefined);
  }
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        disabled={!ready}
        icon={<Download aria-hidden="true" className="size-4.5" />}
        onClick={() => setOpen(true)}
      >
        {t('button')}
      </Button>
      {open ? <AuditExportDialog query={query} known={named} onClose={close} /> : null}
    </>
  );
}
