'use client';

import { DoorOpen, TriangleAlert } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAct } from '@/components/admin/use-act';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { LOCALES } from '@/lib/kernel/locales';
import type { User } from '@/lib/modules/accounts/contract/user';
import { endOpening } from '@/lib/modules/tenants/client/client-acts';
import { OpenClientAct } from './open-client-act';
import { useTimeLeft } from './use-time-left';

type Opening = NonNullable<User['opening']>;

const FRAME =
  'flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-warn/25 bg-warn-soft px-4 py-3 text-ink sm:px-6';
/** From here on the minutes left are said aloud too. */
const SOON = 5;

/**
 * Which client this person of the staff has open, until when, and how to close it; once its time is over, what that means for
 * the page below, which keeps what was typed. D43-2.
 */
export function OpeningBanner({ who, opening }: { who: string; opening: Opening | null }) {
  const [kept, setKept] = useState(opening);
  const [left, setLeft] = useState<string>();
  if (opening && opening.ends_at !== kept?.ends_at) setKept(opening);
  const over = useTimeLeft(kept?.ends_at ?? null);
  if (!kept || kept.ends_at === left) return null;
  // Closed before its time, here or in another tab.
  if (!opening && over !== null && over >= 0) return null;
  const leave = () => setLeft(kept.ends_at);
  if (over === -1) return <Over opening={kept} onLeave={leave} />;
  return <Running who={who} opening={kept} minutes={over} onClosed={leave} />;
}

function Running({
  who,
  opening: { tenant_id: tenant, client, ends_at: until },
  minutes,
  onClosed,
}: {
  who: string;
  opening: Opening;
  minutes: number | null;
  onClosed: () => void;
}) {
  const t = useTranslations('admin.opening');
  const locale = useLocale();
  const tag = LOCALES.find(({ code }) => code === locale)?.file;
  const ready = useHydrated();
  const { busy, run } = useAct();
  const time = new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone: 'UTC' }).format(new Date(until));
  const text = t('text', { who, client, time });
  const count = minutes === null ? '' : t('left', { count: minutes });
  const close = async () => {
    const said = t('closed', { client });
    if (await run(() => endOpening(tenant), { said, tell: true })) onClosed();
  };
  return (
    <aside aria-label={t('label')} className={FRAME}>
      <DoorOpen aria-hidden="true" className="size-5 shrink-0 text-warn" />
      <p className="min-w-0 flex-1 basis-64 wrap-anywhere">
        {text} <span className="font-semibold whitespace-nowrap">{count}</span>
      </p>
      <p role="status" className="sr-only">
        {minutes === null ? '' : minutes > SOON ? text : count}
      </p>
      <Button variant="secondary" size="sm" busy={busy} disabled={!ready} onClick={() => void close()}>
        {t('close')}
      </Button>
    </aside>
  );
}

function Over({ opening, onLeave }: { opening: Opening; onLeave: () => void }) {
  const t = useTranslations('admin.opening');
  const { tenant_id: tenant, client } = opening;
  return (
    <aside aria-label={t('label')} className={FRAME}>
      <TriangleAlert aria-hidden="true" className="size-5 shrink-0 text-warn" />
      <p role="status" className="min-w-0 flex-1 basis-64 wrap-anywhere">
        {t('ended', { client })}
      </p>
      <OpenClientAct id={tenant} name={client} again />
      <Button variant="quiet" size="sm" onClick={onLeave}>
        {t('done')}
      </Button>
    </aside>
  );
}
