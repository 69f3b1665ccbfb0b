'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { momentText } from '@/components/admin/moment';
import { Panel } from '@/components/admin/panel';
import { FormAlert } from '@/components/form/form-alert';
import { useErrorText } from '@/components/form/use-error-text';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { browserCall } from '@/lib/client/browser';
import type { endOtherSessions, endSession, OwnSession } from '@/lib/modules/accounts/contract/own-sessions';
import { endOtherSessionsCall, endSessionCall } from '@/lib/modules/accounts/contract/paths';

/** Ends sessions, one act at a time; the answer is the list that is left. */
function useSessions(first: OwnSession[]) {
  const t = useTranslations('settings.sessions');
  const errors = useErrorText();
  const [sessions, setSessions] = useState(first);
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<string>();

  async function act(id: string, call: () => Promise<{ sessions: OwnSession[] }>, said: string) {
    if (busy) return;
    setBusy(id);
    setFailure(undefined);
    try {
      setSessions((await call()).sessions);
      toast('success', said);
    } catch (error) {
      setFailure(errors.call(error));
    }
    setBusy(undefined);
  }
  const end = (session: string) =>
    act(session, () => browserCall<typeof endSession>(endSessionCall, { params: { session } }), t('ended'));
  const endOthers = () =>
    act('others', () => browserCall<typeof endOtherSessions>(endOtherSessionsCall, {}), t('endedOthers'));
  return { sessions, busy, failure, end, endOthers };
}

/** Where the person is logged in, by browser and system, with the way to end each. S2.2-10. */
export function SessionsPanel({ first }: { first: OwnSession[] }) {
  const t = useTranslations('settings.sessions');
  const locale = useLocale();
  const { sessions, busy, failure, end, endOthers } = useSessions(first);
  const nameOf = ({ browser, system }: OwnSession) =>
    browser && system ? t('on', { browser, system }) : (browser ?? system ?? t('unknown'));
  return (
    <Panel id="sessions" title={t('title')}>
      <p className="text-muted">{t('lead')}</p>
      <ul className="mt-3 divide-y divide-line">
        {sessions.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                {nameOf(session)}
                {session.current ? <Badge tone="accent">{t('this')}</Badge> : null}
              </p>
              <p className="text-[0.9375rem] text-muted">
                {t('since', { time: momentText(session.created_at, 'GBP', locale) })}
              </p>
            </div>
            {session.current ? null : (
              <Button
                variant="quiet"
                busy={busy === session.id}
                aria-label={t('endName', { name: nameOf(session) })}
                onClick={() => void end(session.id)}
              >
                {t('end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <FormAlert error={failure} />
      {sessions.length > 1 ? (
        <div className="mt-3">
          <Button variant="secondary" busy={busy === 'others'} onClick={() => void endOthers()}>
            {t('endOthers')}
          </Button>
        </div>
      ) : (
        <p className="text-muted">{t('onlyThis')}</p>
      )}
    </Panel>
  );
}
