'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { momentText } from '@/components/admin/moment';
import { SidePanel } from '@/components/admin/overlay/side-panel';
import { FormAlert } from '@/components/form/form-alert';
import { useErrorText } from '@/components/form/use-error-text';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { browserCall } from '@/lib/client/browser';
import { readDeliveryCall, replayDeliveryCall } from '@/lib/modules/integrations/contract/paths';
import type { readDelivery } from '@/lib/modules/integrations/contract/deliveries';
import type { DeliveryDetail } from '@/lib/modules/integrations/contract/webhook-shapes';
import { useAct } from '@/components/admin/use-act';
import { DeliveryState } from './delivery-table';

interface DeliveryPanelProps {
  params: { tenant: string; webhook: string; delivery: string };
  onClose: () => void;
}

/** Reads a delivery with its tries, anew when it was sent again. */
function useDelivery({ tenant, webhook, delivery }: DeliveryPanelProps['params']) {
  const errors = useErrorText();
  const [detail, setDetail] = useState<DeliveryDetail>();
  const [failure, setFailure] = useState<unknown>();
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let closed = false;
    browserCall<typeof readDelivery>(readDeliveryCall, { params: { tenant, webhook, delivery } }).then(
      (found) => (closed ? undefined : setDetail(found)),
      (error: unknown) => (closed ? undefined : setFailure(error)),
    );
    return () => {
      closed = true;
    };
  }, [tenant, webhook, delivery, turn]);
  const error = failure === undefined ? undefined : errors.call(failure);
  return { detail, error, reload: () => setTurn((last) => last + 1) };
}

/** A delivery: what was sent, what was answered at each try, and a button that sends it again. D47-3. */
export function DeliveryPanel({ params, onClose }: DeliveryPanelProps) {
  const t = useTranslations('webhooks.log');
  const ui = useTranslations('ui');
  const { detail, error, reload } = useDelivery(params);
  const act = useAct();
  async function replay() {
    if (await act.run(() => browserCall(replayDeliveryCall, { params }), { said: t('replayed') })) reload();
  }
  return (
    <SidePanel
      open
      size="wide"
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={detail?.type ?? t('title')}
      closeLabel={ui('close')}
      footer={
        detail && detail.state !== 'waiting' ? (
          <Button busy={act.busy} busyText={t('replaying')} onClick={() => void replay()}>
            {t('replay')}
          </Button>
        ) : null
      }
    >
      <FormAlert error={error ?? act.error} />
      {detail ? <Detail detail={detail} /> : error ? null : <Skeleton className="h-64" />}
    </SidePanel>
  );
}

function Detail({ detail }: { detail: DeliveryDetail }) {
  const t = useTranslations('webhooks.log');
  const locale = useLocale();
  return (
    <div className="grid gap-6">
      <div>
        <DeliveryState delivery={detail} />
        <p className="mt-2 font-mono text-[0.875rem] break-all text-muted">{detail.event_id}</p>
      </div>
      <section aria-label={t('body')}>
        <h3 className="mb-2 font-semibold">{t('body')}</h3>
        <Code label={t('body')} text={JSON.stringify(JSON.parse(detail.body), null, 2)} />
      </section>
      <section aria-label={t('allTries')}>
        <h3 className="mb-2 font-semibold">{t('allTries')}</h3>
        {detail.tries.length === 0 ? <p className="text-muted">{t('notTried')}</p> : null}
        <ul className="grid gap-3">
          {detail.tries.map(({ at, ms, status, error, response }) => (
            <li key={at} className="rounded-control border border-line p-3">
              <p className="flex flex-wrap justify-between gap-x-4">
                <span className="font-semibold">
                  {status === null ? t(`faults.${error ?? 'unreachable'}`) : t('status', { status })}
                </span>
                <span className="text-[0.9375rem] text-muted">
                  {momentText(at, 'GBP', locale)} · {t('took', { ms })}
                </span>
              </p>
              {response === '' ? null : <Code label={t('answer')} text={response} />}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Code({ label, text }: { label: string; text: string }) {
  return (
    <pre
      tabIndex={0}
      aria-label={label}
      className="mt-1 max-h-72 overflow-auto rounded-control border border-line bg-paper p-3 font-mono text-[0.875rem] break-words whitespace-pre-wrap"
    >
      {text}
    </pre>
  );
}
