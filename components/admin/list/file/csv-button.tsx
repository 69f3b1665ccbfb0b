'use client';

import { FileSpreadsheet } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';

/** The button that opens a dialog for CSV; apart from it, so that a page loads the dialog only then. */
export function CsvButton({ children, onClick }: { children: ReactNode; onClick: () => void }) {
  return (
    <Button
      variant="secondary"
      icon={<FileSpreadsheet aria-hidden="true" className="size-4.5" />}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
