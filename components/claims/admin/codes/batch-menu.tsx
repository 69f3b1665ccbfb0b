'use client';

import { CalendarPlus, Ellipsis, Pause, Play, RefreshCw, RotateCw, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
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
const ReissueDialog = dynamic(() => import('./reissue-dialog').then((module) => module.ReissueDialog), {
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

type Verb = 'pause' | 'resume' | 'retry';

/** Sends an act once, says what was done, and shows the page anew. */
function useTurn(place: CodesPlace, { id, name }: CodeBatch): (verb: Verb) => Promise<void> {
  const t = useTranslations('codes');
  const text = useErrorText();
  const router = useRouter();
  const undo = useUndoToast();
  // Presses are ignored meanwhile: a button that is switched off would lose the focus that comes back to it.
  const isSending = useRef(false);
  return async (verb) => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      await turnBatch(place, id, verb);
      if (verb === 'retry') toast('success', t('done.retry', { name }));
      else {
        undo(t(`done.${verb}`, { name }), async () => {
          await turnBatch(place, id, verb === 'resume' ? 'pause' : 'resume');
          router.refresh();
        });
      }
      router.refresh();
    } catch (error) {
      toast('error', text.call(error));
    } finally {
      isSending.current = false;
    }
  };
}

/** A revoked batch has no menu any more: the focus goes to the page instead of getting lost with it. */
function useFocusAfterRevoking(isRevoked: boolean) {
  const was = useRef(isRevoked);
  useEffect(() => {
    if (isRevoked && !was.current && document.activeElement === document.body) {
      document.getElementById('main')?.focus();
    }
    was.current = isRevoked;
  }, [isRevoked]);
}

/**
 * What is done to a batch: pausing can be taken back, revoking asks for its name first. While its codes are made or could
 * not all be, it can be paused too. D40-5.
 */
export function BatchMenu({ place, batch, timeZone }: BatchMenuProps) {
  const t = useTranslations('codes');
  const turn = useTurn(place, batch);
  const [asking, setAsking] = useState<'extend' | 'reissue' | 'revoke' | null>(null);
  const { name, state, is_paused: isPaused } = batch;
  useFocusAfterRevoking(state === 'revoked');
  if (state === 'revoked') return null;

  const retry = {
    id: 'retry',
    label: t('acts.retry'),
    icon: RotateCw,
    onAction: () => void turn('retry'),
  };
  const reissue = {
    id: 'reissue',
    label: t('acts.reissueBatch'),
    icon: RefreshCw,
    onAction: () => setAsking('reissue'),
  };
  const verb = isPaused ? 'resume' : 'pause';
  const entries = [
    ...(state === 'failed' ? [retry] : []),
    {
      id: 'turn',
      label: t(`acts.${verb}`),
      icon: isPaused ? Play : Pause,
      onAction: () => void turn(verb),
    },
    { id: 'extend', label: t('acts.extend'), icon: CalendarPlus, onAction: () => setAsking('extend') },
    ...(state === 'making' || state === 'failed' ? [] : [reissue]),
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
        groups={[{ id: 'acts', entries }]}
      />
      {asking === 'extend' ? <ExtendDialog {...dialog} timeZone={timeZone} /> : null}
      {asking === 'reissue' ? <ReissueDialog {...dialog} /> : null}
      {asking === 'revoke' ? <RevokeBatch {...dialog} /> : null}
    </>
  );
}
