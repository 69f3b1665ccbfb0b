'use client';

import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { ActButton } from '@/components/admin/act-button';
import { useAct } from '@/components/admin/use-act';
import { useFocusStays } from '@/components/admin/use-focus-stays';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { setOffered } from '@/lib/modules/storefront/client/palettes';
import type { StaffPalette } from '@/lib/modules/storefront/contract/palettes';
import { usePaletteName } from './use-palette-name';

const PaletteDialog = dynamic(() => import('./palette-dialog').then((module) => module.PaletteDialog), {
  ssr: false,
});

const RenameDialog = dynamic(() => import('./rename-dialog').then((module) => module.RenameDialog), {
  ssr: false,
});

/** The button that opens the form of a new palette. S2.2-326. */
export function AddPalette() {
  const t = useTranslations('platformPalettes');
  return (
    <ActButton label={t('add')} variant="primary" size="sm">
      {(close) => <PaletteDialog onClose={close} />}
    </ActButton>
  );
}

/** The button that opens the form of a palette's names. S2.2-331. */
export function RenamePalette({ palette }: { palette: StaffPalette }) {
  const t = useTranslations('platformPalettes.rename');
  const name = usePaletteName()(palette);
  return (
    <ActButton label={t('button')} accessibleName={t('name', { name })} variant="quiet" size="sm">
      {(close) => <RenameDialog palette={palette} onClose={close} />}
    </ActButton>
  );
}

/** Withdraws a palette, or brings it back; either can be undone by the other. S2.2-326. */
export function OfferPalette({ palette }: { palette: StaffPalette }) {
  const t = useTranslations('platformPalettes');
  const nameOf = usePaletteName();
  const { busy, run } = useAct();
  const ready = useHydrated();
  const isOffered = palette.withdrawn_at === null;
  const [act, name] = [isOffered ? 'withdraw' : 'offer', nameOf(palette)] as const;
  const said = t(`${act}.done`, { name });
  const button = useFocusStays<HTMLButtonElement>();
  return (
    <Button
      ref={button}
      variant={isOffered ? 'quiet' : 'secondary'}
      size="sm"
      disabled={!ready}
      busy={busy}
      aria-label={t(`${act}.name`, { name })}
      onClick={() => void run(() => setOffered(palette.id, !isOffered), { said, tell: true })}
    >
      {t(`${act}.button`)}
    </Button>
  );
}
