'use client';

import { CalendarPlus, Ellipsis, Pause, Play, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Menu } from '@/components/admin/overlay/menu';
import { useUndoToast } from '@/components/admin/overlay/use-undo-toast';
import { useErrorText } from '@/components/form/use-error-text';
import { toast } from '@/components/ui/toast';
import { turnBatch, type CodesPlace } from '@/lib/modules/claims/client/batches';
import type { CodeBatch } from '@/lib/modules/claims/contract/code-batch';

// The calendar and the dialogs are loaded when they are asked for.
const ExtendDialog = dynamic(() => import('./extend-dialog').then((module) => module.ExtendDialog), {
  ssr: false,
});
const RevokeBatch = dynamic(() => import('./revoke-dialogs').then((module) => module.RevokeBatch), {
  ssr: false,
});

interface BatchMenuProps {
  place: CodesPlace;
  batch: CodeBatch;
  timeZone: string;
}

/** What is done to a batch: pausing can be taken back, revoking asks for its name first. D40-5. */
export function BatchMenu({ place, batch, timeZone }: BatchMenuProps) {
  const t = useTranslations('codes');
  const text = useErrorText();
  const router = useRouter();
  const undo = useUndoToast();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState<'extend' | 'revoke' | null>(null);
  const { id, name, state } = batch;
  if (state === 'revoked') return null;
  const isStopped = state === 'paused' || state === 'failed';
  const verb = isStopped ? 'resume' : 'pause';

  async function turn() {
    setBusy(true);
    try {
      await turnBatch(place, id, verb);
      if (state === 'failed') toast('success', t('done.retry', { name }));
      else {
        undo(t(`done.${verb}`, { name }), async () => {
          await turnBatch(place, id, isStopped ? 'pause' : 'resume');
          router.refresh();
        });
      }
      router.refresh();
    } catch (error) {
      toast('error', text.call(error));
    } finally {
      setBusy(false);
    }
  }
  const entries = [
    {
      id: 'turn',
      label: t(state === 'failed' ? 'acts.retry' : `acts.${verb}`),
      icon: isStopped ? Play : Pause,
      onAction: () => void turn(),
    },
    { id: 'extend', label: t('acts.extend'), icon: CalendarPlus, onAction: () => setAsking('extend') },
    {
      id: 'revoke',
      label: t('acts.revoke'),
      icon: Trash2,
      danger: true,
      onAction: () => setAsking('revoke'),
    },
  ];
  const dialog = { place, batch, onClose: () => setAsking(null) };
  return (
    <>
      <Menu
        label={t('actsOf', { name })}
        icon={<Ellipsis aria-hidden="true" className="size-5" />}
        variant="quiet"
        disabled={busy}
        groups={[{ id: 'acts', entries }]}
      />
      {asking === 'extend' ? <ExtendDialog {...dialog} timeZone={timeZone} /> : null}
      {asking === 'revoke' ? <RevokeBatch {...dialog} /> : null}
    </>
  );
}
