'use client';

import { Send } from 'lucide-react';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { SidePanel } from '@/components/admin/overlay/side-panel';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import type { ApprovalsProps } from './approvals-panel';

// Loaded when the panel is opened.
const Approvals = dynamic(() => import('./approvals-panel').then((module) => module.Approvals), {
  ssr: false,
  loading: () => <Skeleton className="h-40" />,
});

/** Opens the links that show the store for approval. S3.6-15. */
export function ApprovalsButton(props: ApprovalsProps) {
  const t = useTranslations('storeConfiguration.approvals');
  const ui = useTranslations('ui');
  const [open, setOpen] = useState(false);
  const icon = <Send aria-hidden="true" className="size-4.5" />;
  return (
    <>
      <Button variant="secondary" icon={icon} onClick={() => setOpen(true)}>
        {t('title')}
      </Button>
      <SidePanel open={open} onOpenChange={setOpen} title={t('title')} closeLabel={ui('close')}>
        <Approvals {...props} />
      </SidePanel>
    </>
  );
}
