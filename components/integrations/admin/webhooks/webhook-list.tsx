'use client';

import { Webhook as WebhookIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Panel } from '@/components/admin/panel';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import type { WebhookList } from '@/lib/modules/integrations/contract/webhooks';
import type { Webhook } from '@/lib/modules/integrations/contract/webhook-shapes';
import { WebhookDialog } from './webhook-dialog';
import { WebhookState } from './webhook-state';

interface WebhookPanelProps {
  tenant: string;
  list: WebhookList;
}

/** The client's endpoints, and a button for a new one. D47-7. */
export function WebhookPanel({ tenant, list: { webhooks, left } }: WebhookPanelProps) {
  const t = useTranslations('webhooks');
  const [open, setOpen] = useState(false);
  const add = (
    <Button size="sm" off={left === 0} onClick={() => setOpen(true)}>
      {t('add')}
    </Button>
  );
  return (
    <Panel id="endpoints" title={t('endpoints')} aside={webhooks.length > 0 ? add : null}>
      {left === 0 ? <p className="mb-3 text-muted">{t('full', { count: webhooks.length })}</p> : null}
      {webhooks.length === 0 ? (
        <EmptyState icon={<WebhookIcon aria-hidden="true" />} title={t('none')} action={add}>
          {t('noneText')}
        </EmptyState>
      ) : (
        <ul className="grid gap-3">
          {webhooks.map((webhook) => (
            <WebhookItem key={webhook.id} webhook={webhook} />
          ))}
        </ul>
      )}
      {open ? <WebhookDialog tenant={tenant} onClose={() => setOpen(false)} /> : null}
    </Panel>
  );
}

function WebhookItem({ webhook }: { webhook: Webhook }) {
  const t = useTranslations('webhooks');
  const { id, url, event_types: types, waiting, parked } = webhook;
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 rounded-control border border-line p-4">
      <div className="min-w-0">
        <p className="font-semibold break-all">{url}</p>
        <p className="mt-1 text-[0.9375rem] break-words text-muted">{types.join(', ')}</p>
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
          <WebhookState webhook={webhook} />
          {waiting > 0 ? <span className="text-[0.9375rem]">{t('waiting', { count: waiting })}</span> : null}
          {parked > 0 ? (
            <span className="text-[0.9375rem] font-semibold text-danger">
              {t('parked', { count: parked })}
            </span>
          ) : null}
        </div>
      </div>
      <LinkButton
        href={`/settings/webhooks/${id}`}
        variant="secondary"
        size="sm"
        prefetch={false}
        aria-label={t('openName', { url })}
      >
        {t('open')}
      </LinkButton>
    </li>
  );
}
