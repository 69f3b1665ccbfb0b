'use client';

import { Images } from 'lucide-react';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { LibraryFile } from '@/lib/modules/uploads/contract/library-file';

const LibraryDialog = dynamic(() => import('./library-dialog').then((module) => module.LibraryDialog), {
  ssr: false,
});

interface ChooseFileProps {
  tenant: string;
  /** May take a while, and may refuse: the dialog stays until it has ended, and says what is rejected. */
  onChoose: (file: LibraryFile) => Promise<void> | void;
  className?: string;
}

/** A button that opens the tenant's library, to choose one of its pictures. S2.2-74. */
export function ChooseFile({ tenant, onChoose, className }: ChooseFileProps) {
  const t = useTranslations('fileChoice');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        icon={<Images aria-hidden="true" className="size-4.5" />}
        onClick={() => setOpen(true)}
        className={className}
      >
        {t('open')}
      </Button>
      {isOpen ? <LibraryDialog tenant={tenant} onChoose={onChoose} onClosed={() => setOpen(false)} /> : null}
    </>
  );
}
