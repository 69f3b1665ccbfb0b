'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Dialog } from '@/components/admin/overlay/dialog';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { FormAlert } from '@/components/form/form-alert';
import type { Permission } from '@/lib/permissions/permissions';
import type { MadeToken } from '@/lib/modules/integrations/contract/tokens';
import { ExpiryChoice } from './expiry-choice';
import { MadeTokenView } from './made-token';
import { PermissionChoice } from './permission-choice';
import { useNewToken } from './use-new-token';

interface TokenDialogProps {
  tenant: string;
  offered: readonly Permission[];
  onClose: () => void;
}

const FORM = 'new-token';
const NAME_LENGTH = 80;

/** Makes a token: name, end, permissions; then shows it, once. D47-1. */
export function TokenDialog({ tenant, offered, onClose }: TokenDialogProps) {
  const t = useTranslations('apiTokens');
  const ui = useTranslations('ui');
  const [made, setMade] = useState<MadeToken>();
  const form = useNewToken(tenant, setMade);
  // A token that was not copied yet is not closed by a slip.
  const close = (open: boolean) => (open || form.busy || made ? undefined : onClose());
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={close}
      title={made ? t('made.title') : t('form.title')}
      description={made ? t('made.text') : undefined}
      closeLabel={ui('close')}
      footer={
        made ? (
          <Button onClick={onClose}>{t('made.done')}</Button>
        ) : (
          <>
            <Button variant="quiet" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button form={FORM} type="submit" busy={form.busy} busyText={t('form.busy')}>
              {t('form.submit')}
            </Button>
          </>
        )
      }
    >
      {made ? (
        <MadeTokenView token={made.token} />
      ) : (
        <form id={FORM} method="post" noValidate onSubmit={form.onSubmit} className="grid gap-6">
          <TextField
            label={t('name')}
            hint={t('nameHint')}
            value={form.name}
            onChange={(event) => form.setName(event.target.value)}
            maxLength={NAME_LENGTH}
            autoComplete="off"
            required
            error={form.errors.name}
          />
          <ExpiryChoice value={form.expiry} onChange={form.setExpiry} error={form.errors.expires_on} />
          <PermissionChoice
            offered={offered}
            chosen={form.permissions}
            onChange={form.setPermissions}
            error={form.errors.permissions}
          />
          <FormAlert error={form.errors.form} />
        </form>
      )}
    </Dialog>
  );
}
