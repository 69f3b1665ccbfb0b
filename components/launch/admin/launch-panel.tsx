'use client';

import { CircleCheck, Eye, RotateCw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { LaunchLines } from '@/components/events/admin/launch/launch-lines';
import { SessionAlert } from '@/components/admin/session-alert';
import { Button } from '@/components/ui/button';
import { buttonClasses } from '@/components/ui/button-classes';
import { useHydrated } from '@/components/ui/use-hydrated';
import { browserCall } from '@/lib/client/browser';
import { failedCall, type PartFailure } from '@/lib/client/part-failure';
import type { LaunchCheck, readLaunchCheck } from '@/lib/modules/launch/contract/launch-check';
import { readLaunchCheckCall } from '@/lib/modules/launch/contract/paths';
import { TestOrderButton } from './test-order-button';

interface LaunchPanelProps {
  place: { tenant: string; slug: string };
  /** As the page loaded it; null if it could not. */
  first: LaunchCheck | null;
  /** Why it could not. */
  failure?: PartFailure | null;
  /** URL of the payout setup; null if this person's role may not open it (D3). */
  payoutsHref: string | null;
  /** URL of the preview, to go through the store as a shopper; null once it is public. */
  previewHref: string | null;
  /** Whether this person may place a test order, and the event has one. */
  mayTest: boolean;
}

/** The check as loaded, and asking for it again without a reload. */
function useLaunchCheck({ place, first, failure = null }: LaunchPanelProps) {
  const error: unknown = failure && failedCall(failure);
  const [state, setState] = useState({ check: first, busy: false, error });
  async function again() {
    if (state.busy) return;
    // The alert with its button stays until the answer is there.
    setState((before) => ({ ...before, busy: true }));
    try {
      const check = await browserCall<typeof readLaunchCheck>(readLaunchCheckCall, { params: place });
      setState({ check, busy: false, error: null });
    } catch (error) {
      setState((before) => ({ ...before, busy: false, error }));
    }
  }
  return { ...state, again };
}

function Passed({ lines }: { lines: LaunchCheck['lines'] }) {
  const t = useTranslations('launch');
  if (lines.length === 0) return null;
  return (
    <details>
      <summary className="min-h-8 cursor-pointer py-1 font-semibold">
        {t('passed', { count: lines.length })}
      </summary>
      <ul className="mt-2 grid gap-2">
        {lines.map(({ id }) => (
          <li key={id} className="flex gap-3">
            <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ok" />
            <span>
              {t(`lines.${id}.title`)}
              <span className="text-muted">
                {' · '}
                {t('done')}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What keeps an event from being published and what is recommended before, judged now and again on request. */
export function LaunchPanel(props: LaunchPanelProps) {
  const { place, payoutsHref, previewHref, mayTest } = props;
  const t = useTranslations('launch');
  const ready = useHydrated();
  const { check, busy, error, again } = useLaunchCheck(props);
  const failing = check?.lines.filter(({ passed }) => !passed) ?? [];
  const blocking = failing.filter(({ severity }) => severity === 'blocking');
  return (
    <div className="grid gap-4">
      {check ? (
        <p role="status" className={check.ready ? 'font-semibold text-ok' : 'text-ink-soft'}>
          {check.ready ? t('ready') : t('notReady', { count: blocking.length })}
        </p>
      ) : null}
      {check ? (
        <>
          <LaunchLines
            slug={place.slug}
            lines={[...blocking, ...failing.filter((line) => !blocking.includes(line))]}
            payoutsHref={payoutsHref}
          />
          <Passed lines={check.lines.filter(({ passed }) => passed)} />
        </>
      ) : null}
      {error ? <SessionAlert error={error} title={t('failed')} onRetry={() => void again()} /> : null}
      <div className="flex flex-wrap gap-3">
        {error ? null : (
          <Button
            variant="secondary"
            disabled={!ready}
            busy={busy}
            icon={<RotateCw aria-hidden="true" className="size-4.5" />}
            onClick={() => void again()}
          >
            {t('again')}
          </Button>
        )}
        {mayTest ? <TestOrderButton place={place} payoutsHref={payoutsHref} /> : null}
        {previewHref ? (
          <a href={previewHref} target="_blank" rel="noopener" className={buttonClasses('quiet', 'md')}>
            <Eye aria-hidden="true" className="size-4.5" />
            {t('preview')}
          </a>
        ) : null}
      </div>
    </div>
  );
}
