'use client';

import { Ellipsis } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Dialog } from '@/components/admin/overlay/dialog';
import { Menu } from '@/components/admin/overlay/menu';
import { useAct } from '@/components/admin/use-act';
import { FormAlert } from '@/components/form/form-alert';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { removeFrom, resendTo, type InviteesPlace } from '@/lib/modules/size-collection/client/invitees';
import type { Invitee } from '@/lib/modules/size-collection/contract/invitee';

interface InviteeActsProps {
  place: InviteesPlace;
  invitee: Invitee;
  may: { resend: boolean; change: boolean };
}

/** What can be done for one invited person: mail the link again, copy it, take the person off the list. D4-22. */
export function InviteeActs({ place, invitee, may }: InviteeActsProps) {
  const t = useTranslations('inviteesPage');
  const { run } = useAct();
  const [removing, setRemoving] = useState(false);
  const { id, name, link, mail } = invitee;
  async function copy(path: string) {
    const done = await navigator.clipboard?.writeText(new URL(path, window.location.origin).href).then(
      () => true,
      () => false,
    );
    toast(done ? 'success' : 'error', t(done ? 'copied' : 'notCopied', { name }));
  }
  const entries = [
    ...(may.resend && mail.state !== 'stopped'
      ? [
          {
            id: 'resend',
            label: t('acts.resend'),
            onAction: () => void run(() => resendTo(place, id), { said: t('resent', { name }), tell: true }),
          },
        ]
      : []),
    ...(link === null ? [] : [{ id: 'copy', label: t('acts.copy'), onAction: () => void copy(link) }]),
    ...(may.change
      ? [{ id: 'remove', label: t('acts.remove'), danger: true, onAction: () => setRemoving(true) }]
      : []),
  ];
  if (entries.length === 0) return null;
  return (
    <>
      <Menu
        label={t('actsOf', { name })}
        icon={<Ellipsis aria-hidden="true" className="size-5" />}
        variant="quiet"
        groups={[{ id: 'acts', entries }]}
      />
      {removing ? <RemoveDialog place={place} invitee={invitee} onClose={() => setRemoving(false)} /> : null}
    </>
  );
}

function RemoveDialog({ place, invitee, onClose }: Omit<InviteeActsProps, 'may'> & { onClose: () => void }) {
  const t = useTranslations('inviteesPage');
  const ui = useTranslations('ui');
  const { busy, error, run } = useAct();
  const { id, name, answer } = invitee;
  async function remove() {
    if (await run(() => removeFrom(place, id), { said: t('removed', { name }) })) onClose();
  }
  return (
    <Dialog
      role="alertdialog"
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('remove.title', { name })}
      closeLabel={ui('close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('remove.keep')}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void remove()}>
            {t('remove.confirm')}
          </Button>
        </>
      }
    >
      <p>{t(answer ? 'remove.answered' : 'remove.text')}</p>
      <FormAlert error={error} />
    </Dialog>
  );
}
