'use client';

import { Mail } from 'lucide-react';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { CodesPlace } from '@/lib/modules/claims/client/batches';
import type { CodeBatch } from '@/lib/modules/claims/contract/code-batch';

// Loaded when it is opened.
const MailingPanel = dynamic(() => import('./mailing-panel').then((module) => module.MailingPanel), {
  ssr: false,
});

interface ButtonProps {
  place: CodesPlace;
  batch: CodeBatch;
  timeZone: string;
}

/** Opens the panel that mails the codes of a batch. */
export function MailingButton(props: ButtonProps) {
  const t = useTranslations('codes.mailing');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        icon={<Mail aria-hidden="true" className="size-4.5" />}
        onClick={() => setOpen(true)}
      >
        {t('open')}
      </Button>
      {open ? <MailingPanel {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
