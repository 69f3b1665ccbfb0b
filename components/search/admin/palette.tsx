'use client';

import { Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState, type ComponentType } from 'react';
import { toast } from '@/components/ui/toast';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { Actor } from '@/lib/permissions/roles';
import type { PaletteDialogProps } from './palette-dialog';
import { useEarlyKeys } from './use-early-keys';
import { usePaletteKeys } from './use-palette-keys';

const load = () => import('./palette-dialog').then(({ PaletteDialog }) => PaletteDialog);

const isApple = () => /mac|iphone|ipad/i.test(navigator.platform);

/** The header's button of the command palette, and its keys. The palette is loaded with its first use. D3-12. */
export function Palette({ actor, userId }: { actor: Actor; userId: string }) {
  const t = useTranslations('search');
  const [open, setOpen] = useState(false);
  const [Shown, setShown] = useState<ComponentType<PaletteDialogProps> | null>(null);
  const ready = useHydrated();
  const early = useEarlyKeys();
  function show() {
    setOpen(true);
    early.listen();
    load().then(
      (loaded) => setShown(() => loaded),
      () => {
        setOpen(false);
        early.take();
        toast('error', t('openFailed'));
      },
    );
  }
  usePaletteKeys(show);
  const keys = ready && isApple() ? '⌘ K' : 'Ctrl K';
  return (
    <>
      <button
        type="button"
        disabled={!ready}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={show}
        className="inline-flex min-h-11 items-center gap-2 rounded-control text-ink max-md:size-11 max-md:justify-center md:px-2.5 hover:bg-ink/6 md:min-w-56 md:border md:border-line-strong/60 md:bg-surface md:text-muted lg:min-w-72"
      >
        <Search aria-hidden="true" className="size-5 shrink-0" />
        <span className="max-md:sr-only">{t('open')}</span>
        <kbd
          aria-hidden="true"
          className="ms-auto rounded-sm border border-line px-1.5 font-sans text-[0.875rem] max-md:hidden"
        >
          {keys}
        </kbd>
      </button>
      {open && Shown ? (
        <Shown actor={actor} userId={userId} takeEarly={early.take} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
