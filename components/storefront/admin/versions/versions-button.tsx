'use client';

import { History } from 'lucide-react';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { SidePanel } from '@/components/admin/overlay/side-panel';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import type { VersionsProps } from './versions-panel';

// Loaded when the panel is opened.
const VersionList = dynamic(() => import('./versions-panel').then((module) => module.VersionList), {
  ssr: false,
  loading: () => <Skeleton className="h-40" />,
});

/** Opens the list of the store's versions. S3.6-13. */
export function VersionsButton(props: VersionsProps) {
  const t = useTranslations('storeConfiguration.versions');
  const ui = useTranslations('ui');
  const [open, setOpen] = useState(false);
  const icon = <History aria-hidden="true" className="size-4.5" />;
  return (
    <>
      <Button variant="secondary" icon={icon} onClick={() => setOpen(true)}>
        {t('title')}
      </Button>
      <SidePanel open={open} onOpenChange={setOpen} title={t('title')} closeLabel={ui('close')}>
        <VersionList {...props} />
      </SidePanel>
    </>
  );
}
