'use client';

import { useLocale, useTranslations } from 'next-intl';
import { dayText } from '@/components/admin/moment';
import { Panel } from '@/components/admin/panel';
import { useAct } from '@/components/admin/use-act';
import { FormAlert } from '@/components/form/form-alert';
import { Badge, type Tone } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { stopErasure } from '@/lib/modules/privacy/client/privacy';
import type { Erasure } from '@/lib/modules/privacy/contract/privacy';

const TONES: Record<Erasure['state'], Tone> = {
  waiting: 'warn',
  running: 'info',
  done: 'ok',
  stopped: 'neutral',
};

/** Erasures, the newest first: how far they are, and what they wait for. D46-2. */
export function ErasuresPanel({ tenant, erasures }: { tenant: string; erasures: readonly Erasure[] }) {
  const t = useTranslations('privacyPage');
  const { busyWith, error, run } = useAct({ refresh: false });
  return (
    <Panel id="erasures" title={t('erasuresTitle')}>
      {erasures.length === 0 ? <p className="text-muted">{t('erasuresEmpty')}</p> : null}
      <FormAlert error={error} />
      <ul className="grid gap-4">
        {erasures.map((erasure) => (
          <ErasureRow
            key={erasure.id}
            erasure={erasure}
            busy={busyWith === erasure.id}
            onStop={() => void run(() => stopErasure(tenant, erasure.id), { name: erasure.id })}
          />
        ))}
      </ul>
    </Panel>
  );
}

function ErasureRow({ erasure, busy, onStop }: { erasure: Erasure; busy: boolean; onStop: () => void }) {
  const t = useTranslations('privacyPage');
  const locale = useLocale();
  const { state, email, replaced, asked_at: asked, open_orders: open } = erasure;
  const who = email ?? t(state === 'stopped' ? 'stoppedPerson' : 'erasedPerson');
  return (
    <li className="border-b border-line pb-4 last:border-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold wrap-anywhere">{who}</span>
        <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
      </div>
      <p className="mt-1 text-[0.9375rem] text-muted">
        {t('when')}: {dayText(asked, 'GBP', locale)}
        {replaced > 0 ? ` · ${t('replaced', { count: replaced })}` : ''}
      </p>
      {open.map(({ id, order_ref: ref, waits_for: matters }) => (
        <p key={id} className="text-[0.9375rem] text-muted">
          {ref}: {matters.map((matter) => t(`waitsFor.${matter}`)).join(', ')}
        </p>
      ))}
      {state === 'waiting' ? (
        <Button
          className="mt-2"
          variant="secondary"
          size="sm"
          busy={busy}
          onClick={onStop}
          aria-label={t('stopFor', { email: email ?? '' })}
        >
          {t('stop')}
        </Button>
      ) : null}
    </li>
  );
}
