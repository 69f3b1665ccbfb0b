'use client';

import { ClipboardList } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useState } from 'react';
import { Panel } from '@/components/admin/panel';
import { useErrorText } from '@/components/form/use-error-text';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import type { BulkPlace } from '@/lib/modules/bulk-orders/client/bulk-orders';
import type { BulkGround } from '@/lib/modules/bulk-orders/contract/read-bulk-ground';
import { remindAll } from '@/lib/modules/size-collection/client/remind-all';

type Collected = NonNullable<BulkGround['collected']>;

interface CollectedPanelProps {
  place: BulkPlace;
  collected: Collected;
  mayRemind: boolean;
  onFill: (collected: Collected) => void;
}

/** How many have chosen, what can be ordered of it, and a reminder to the others. D4-18. */
export function CollectedPanel({ place, collected, mayRemind, onFill }: CollectedPanelProps) {
  const t = useTranslations('bulkOrder.collected');
  const { invited, answered, addresses } = collected;
  const missing = invited - answered;
  return (
    <Panel id="bulk-collected" title={t('title')}>
      <div className="grid gap-3">
        <p>{t('answered', { answered, invited })}</p>
        {missing > 0 ? (
          <p className="text-muted">
            {t('missing', { count: missing })}{' '}
            <Link
              href={`/events/${place.slug}/overview#event-unanswered`}
              prefetch={false}
              className="text-accent underline underline-offset-2"
            >
              {t('who')}
            </Link>
          </p>
        ) : null}
        <div className="flex flex-wrap gap-3">
          <Button
            icon={<ClipboardList aria-hidden="true" className="size-4.5" />}
            off={answered === 0}
            onClick={() => {
              onFill(collected);
              toast('success', t('filled', { count: answered }));
            }}
          >
            {t(addresses ? 'fillEach' : 'fill')}
          </Button>
          {missing > 0 && mayRemind ? <Remind place={place} /> : null}
        </div>
      </div>
    </Panel>
  );
}

function Remind({ place }: { place: BulkPlace }) {
  const t = useTranslations('bulkOrder.collected');
  const text = useErrorText();
  const [busy, setBusy] = useState(false);
  async function remind() {
    setBusy(true);
    try {
      const { reminded } = await remindAll(place);
      toast(reminded > 0 ? 'success' : 'info', t('reminded', { count: reminded }));
    } catch (error) {
      toast('error', text.call(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button variant="secondary" busy={busy} onClick={() => void remind()}>
      {t('remind')}
    </Button>
  );
}
