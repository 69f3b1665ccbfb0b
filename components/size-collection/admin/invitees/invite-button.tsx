'use client';

import { UserPlus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useState, type FormEvent } from 'react';
import { Dialog } from '@/components/admin/overlay/dialog';
import { FormAlert } from '@/components/form/form-alert';
import { Button } from '@/components/ui/button';
import { TextArea } from '@/components/ui/text-area';
import type { InviteesPlace } from '@/lib/modules/size-collection/client/invitees';
import { useInvite } from './use-invite';

/** Ten thousand people with long names. */
const LONGEST_LIST = 2_000_000;

/** Asks for a list of people and mails each their own link. What was typed stays when the dialog is closed. D4-22. */
export function InviteButton({ place }: { place: InviteesPlace }) {
  const t = useTranslations('inviteesPage.invite');
  const ui = useTranslations('ui');
  const formId = useId();
  const [open, setOpen] = useState(false);
  const { text, change, count, busy, wrong, failure, send } = useInvite(place, () => setOpen(false));
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void send();
  }
  return (
    <>
      <Button icon={<UserPlus aria-hidden="true" className="size-4.5" />} onClick={() => setOpen(true)}>
        {t('button')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        size="lg"
        title={t('title')}
        description={t('lead')}
        closeLabel={ui('close')}
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {t('cancel')}
            </Button>
            <Button type="submit" form={formId} busy={busy} busyText={t('busy')}>
              {t('send', { count })}
            </Button>
          </>
        }
      >
        <form id={formId} method="post" onSubmit={onSubmit} noValidate className="grid gap-4">
          <TextArea
            label={t('list')}
            hint={t('hint')}
            rows={8}
            maxLength={LONGEST_LIST}
            autoCapitalize="none"
            spellCheck={false}
            required
            value={text}
            error={wrong}
            onChange={({ target }) => change(target.value)}
          />
          <FormAlert error={failure} />
        </form>
      </Dialog>
    </>
  );
}
