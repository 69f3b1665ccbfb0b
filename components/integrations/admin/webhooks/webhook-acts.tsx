'use client';

import { Ellipsis } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Menu } from '@/components/admin/overlay/menu';
import { DeleteDialog } from './delete-dialog';
import { Button } from '@/components/ui/button';
import { browserCall } from '@/lib/client/browser';
import * as paths from '@/lib/modules/integrations/contract/paths';
import type { rotateSecret } from '@/lib/modules/integrations/contract/webhooks';
import type { Webhook } from '@/lib/modules/integrations/contract/webhook-shapes';
import { useAct } from '@/components/admin/use-act';
import { SecretDialog } from './secret-dialog';
import { WebhookDialog } from './webhook-dialog';

interface WebhookActsProps {
  tenant: string;
  webhook: Webhook;
}

type Open = 'change' | 'secret' | 'delete';
type Act = 'change' | 'pause' | 'resume' | 'rotate' | 'replayAll' | 'delete';

/** The acts on an endpoint: a test, its secret, change, pause, all that was given up again, delete. D47-7. */
export function WebhookActs({ tenant, webhook }: WebhookActsProps) {
  const t = useTranslations('webhooks.acts');
  const { busy, run } = useAct();
  const [open, setOpen] = useState<Open>();
  const params = { tenant, webhook: webhook.id };
  const paused = webhook.state === 'paused';
  const act = (call: Parameters<typeof browserCall>[0], said: string) =>
    void run(() => browserCall(call, { params }), { said, tell: true });
  const rotate = () =>
    browserCall<typeof rotateSecret>(paths.rotateSecretCall, { params, body: { version: webhook.version } });
  const close = () => setOpen(undefined);

  const entry = (id: Act, onAction: () => void, danger = false) => ({ id, label: t(id), danger, onAction });
  const replay = entry('replayAll', () => act(paths.replayParkedCall, t('replayed')));
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        variant="secondary"
        size="sm"
        busy={busy}
        off={paused}
        onClick={() => act(paths.testWebhookCall, t('tested'))}
      >
        {t('test')}
      </Button>
      <Button variant="secondary" size="sm" onClick={() => setOpen('secret')}>
        {t('secret')}
      </Button>
      <Menu
        label={t('more')}
        icon={<Ellipsis aria-hidden="true" className="size-5" />}
        variant="quiet"
        groups={[
          {
            id: 'acts',
            entries: [
              entry('change', () => setOpen('change')),
              paused
                ? entry('resume', () => act(paths.resumeWebhookCall, t('resumed')))
                : entry('pause', () => act(paths.pauseWebhookCall, t('paused'))),
              entry('rotate', () => void run(rotate, { said: t('rotated'), tell: true })),
              ...(webhook.parked > 0 ? [replay] : []),
              entry('delete', () => setOpen('delete'), true),
            ],
          },
        ]}
      />
      {open === 'change' ? <WebhookDialog tenant={tenant} webhook={webhook} onClose={close} /> : null}
      {open === 'secret' ? <SecretDialog params={params} onClose={close} /> : null}
      {open === 'delete' ? <DeleteDialog params={params} url={webhook.url} onClose={close} /> : null}
    </div>
  );
}
