'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Dialog } from '@/components/admin/overlay/dialog';
import { FormAlert } from '@/components/form/form-alert';
import { useErrorText } from '@/components/form/use-error-text';
import { Skeleton } from '@/components/ui/skeleton';
import { TextField } from '@/components/ui/text-field';
import { browserCall } from '@/lib/client/browser';
import { showSecretCall } from '@/lib/modules/integrations/contract/paths';
import type { showSecret, WebhookSecrets } from '@/lib/modules/integrations/contract/webhooks';
import { CopyButton } from '@/components/admin/copy-button';

interface SecretDialogProps {
  params: { tenant: string; webhook: string };
  onClose: () => void;
}

/** Shows the secret that signs an endpoint's events, and the one before it while both sign. D47-7. */
export function SecretDialog({ params, onClose }: SecretDialogProps) {
  const t = useTranslations('webhooks.secret');
  const ui = useTranslations('ui');
  const errors = useErrorText();
  const [secrets, setSecrets] = useState<WebhookSecrets>();
  const [failure, setFailure] = useState<unknown>();
  const { tenant, webhook } = params;
  useEffect(() => {
    let closed = false;
    browserCall<typeof showSecret>(showSecretCall, { params: { tenant, webhook } }).then(
      (found) => (closed ? undefined : setSecrets(found)),
      (error: unknown) => (closed ? undefined : setFailure(error)),
    );
    return () => {
      closed = true;
    };
  }, [tenant, webhook]);
  const error = failure === undefined ? undefined : errors.call(failure);
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('title')}
      description={t('text')}
      closeLabel={ui('close')}
    >
      <FormAlert error={error} />
      {secrets ? (
        <div className="grid gap-5">
          <Secret label={t('label')} value={secrets.secret} />
          {secrets.old_secret ? <Secret label={t('old')} value={secrets.old_secret} /> : null}
        </div>
      ) : error ? null : (
        <Skeleton className="h-20" />
      )}
    </Dialog>
  );
}

function Secret({ label, value }: { label: string; value: string }) {
  return (
    <div className="grid gap-3">
      <TextField
        label={label}
        value={value}
        readOnly
        onFocus={(event) => event.target.select()}
        inputClassName="font-mono text-[0.9375rem]"
      />
      <CopyButton name={label} text={value} />
    </div>
  );
}
