'use client';

import { SwatchBook, Type } from 'lucide-react';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { SidePanel } from '@/components/admin/overlay/side-panel';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import type { EditedStore, Editor } from '../use-editor';

// Loaded when the panel is opened.
const SetsPanel = dynamic(() => import('./sets-panel').then((module) => module.SetsPanel), {
  ssr: false,
  loading: () => <Skeleton className="h-40" />,
});

export interface SetsPlace {
  store: EditedStore;
  editor: Editor;
  /** Reads the store again after a set has changed; `focus` is the id of the button that opened the panel. */
  onChanged: (focus: string) => void;
}

const TEXTS = {
  colours: { manage: 'colours.manage', title: 'colours.title' },
  fonts: { manage: 'fonts.manage', title: 'fonts.title' },
} as const;
const ICONS = { colours: SwatchBook, fonts: Type } as const;

/** Opens the client's colour sets or font sets. S3.6-14. */
export function SetsButton({ kind, place }: { kind: 'colours' | 'fonts'; place: SetsPlace }) {
  const t = useTranslations('storeConfiguration.sets');
  const ui = useTranslations('ui');
  const [open, setOpen] = useState(false);
  const [changed, setChanged] = useState(false);
  const Icon = ICONS[kind];
  const id = `manage-${kind}`;

  function show(isOpen: boolean) {
    setOpen(isOpen);
    if (isOpen || !changed) return;
    setChanged(false);
    place.onChanged(id);
  }
  return (
    <>
      <Button
        id={id}
        variant="secondary"
        size="sm"
        icon={<Icon aria-hidden="true" className="size-4" />}
        onClick={() => show(true)}
        className="w-fit"
      >
        {t(TEXTS[kind].manage)}
      </Button>
      <SidePanel
        open={open}
        onOpenChange={show}
        title={t(TEXTS[kind].title)}
        closeLabel={ui('close')}
        size="wide"
      >
        <SetsPanel kind={kind} place={place} onChanged={() => setChanged(true)} />
      </SidePanel>
    </>
  );
}
