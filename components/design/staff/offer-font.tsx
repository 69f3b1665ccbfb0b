'use client';

import { useTranslations } from 'next-intl';
import { useAct } from '@/components/admin/use-act';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { setFontOffered } from '@/lib/modules/design/client/staff-fonts';
import type { StaffFont } from '@/lib/modules/design/contract/staff-fonts';

/** Withdraws a font, or brings it back; either can be undone by the other. S2.2-329. */
export function OfferFont({ font: { family, withdrawn_at: since } }: { font: StaffFont }) {
  const t = useTranslations('platformFonts');
  const { busy, run } = useAct();
  const ready = useHydrated();
  const act = since === null ? 'withdraw' : 'offer';
  const said = t(`${act}.done`, { name: family });
  return (
    <Button
      variant={since === null ? 'quiet' : 'secondary'}
      size="sm"
      disabled={!ready}
      busy={busy}
      aria-label={t(`${act}.name`, { name: family })}
      onClick={() => void run(() => setFontOffered(family, since !== null), { said, tell: true })}
    >
      {t(`${act}.button`)}
    </Button>
  );
}
