'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useErrorText } from '@/components/form/use-error-text';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { fixableKind } from '@/lib/modules/orders/rules/fixable-issues';

/** A mail's row may be a moment older than the step that it tells of. */
const CLOSE_MS = 60_000;

/** Whether the buyer was mailed a link since the order was stopped, or one is on its way; true where none is mailed. */
export function wasLinkMailed({ status, history, mails, unsent_mails: unsent }: OrderDetail): boolean {
  const kind = fixableKind(status);
  if (kind === null) return true;
  const raised = history.findLast(({ moved, to_status: to }) => moved && to === status);
  const since = raised ? Date.parse(raised.at) - CLOSE_MS : 0;
  const about = `order_${kind}_issue`;
  const isOfIt = (one: { kind: string }, at: string) => one.kind === about && Date.parse(at) >= since;
  return mails.some((one) => isOfIt(one, one.sent_at)) || unsent.some((one) => isOfIt(one, one.tried_at));
}

/** Mails the buyer of a stopped order a link to fix it. S2.2-183. */
export function SendLink({ sendLink }: { sendLink: () => Promise<void> }) {
  const t = useTranslations('ordersPage.issue');
  const errors = useErrorText();
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  async function send() {
    if (busy) return;
    setBusy(true);
    try {
      await sendLink();
      setSent(true);
      toast('success', t('linkSent'));
    } catch (error) {
      toast('error', errors.call(error));
    } finally {
      setBusy(false);
    }
  }
  if (sent) return null;
  return (
    <Button variant="secondary" busy={busy} onClick={() => void send()}>
      {t('sendLink')}
    </Button>
  );
}
