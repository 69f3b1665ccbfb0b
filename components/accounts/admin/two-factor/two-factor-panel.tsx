'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { RecoveryCodes } from '@/components/accounts/shop/two-factor/recovery-codes';
import { TwoFactorSetupSteps } from '@/components/accounts/shop/two-factor/two-factor-setup';
import { momentText } from '@/components/admin/moment';
import { Panel } from '@/components/admin/panel';
import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { browserCall } from '@/lib/client/browser';
import { readTwoFactorCall } from '@/lib/modules/accounts/contract/paths';
import type { readTwoFactor, TwoFactorState } from '@/lib/modules/accounts/contract/two-factor';
import { EndForm } from './end-form';
import { RenewForm } from './renew-form';

/** Fewer codes than this are worth a word. */
const FEW = 4;

/** The second factor in a person's settings: set up, new recovery codes, turned off. S2.2-10, D42-4. */
export function TwoFactorPanel({ first }: { first: TwoFactorState }) {
  const t = useTranslations('twoFactor');
  const [state, setState] = useState(first);
  const [open, setOpen] = useState<'setUp' | 'renew' | 'end'>();
  const [codes, setCodes] = useState<string[]>();

  async function reload() {
    setOpen(undefined);
    setCodes(undefined);
    setState(await browserCall<typeof readTwoFactor>(readTwoFactorCall, {}));
  }
  return (
    <Panel
      id="two-factor"
      title={t('title')}
      aside={<Badge tone={state.on ? 'ok' : 'neutral'}>{t(state.on ? 'on' : 'off')}</Badge>}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onKept={() => void reload()} />
      ) : open === 'setUp' ? (
        <TwoFactorSetupSteps onOn={() => setState({ ...state, on: true })} onDone={() => void reload()} />
      ) : open === 'renew' ? (
        <RenewForm onCodes={setCodes} onCancel={() => setOpen(undefined)} />
      ) : open === 'end' ? (
        <EndForm onDone={() => void reload()} onCancel={() => setOpen(undefined)} />
      ) : state.on ? (
        <InUse state={state} onOpen={setOpen} />
      ) : (
        <>
          <p className="text-muted">{t('lead')}</p>
          <div className="mt-4">
            <Button variant="secondary" onClick={() => setOpen('setUp')}>
              {t('setUp')}
            </Button>
          </div>
        </>
      )}
    </Panel>
  );
}

function InUse({ state, onOpen }: { state: TwoFactorState; onOpen: (what: 'renew' | 'end') => void }) {
  const t = useTranslations('twoFactor');
  const locale = useLocale();
  return (
    <>
      <p className="text-muted">
        {t('since', { time: state.since ? momentText(state.since, 'GBP', locale) : '' })}
      </p>
      {state.codes_left < FEW ? (
        <Alert tone="warn" className="mt-3">
          {t('fewCodes', { count: state.codes_left })}
        </Alert>
      ) : (
        <p className="mt-2">{t('codesLeft', { count: state.codes_left })}</p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => onOpen('renew')}>
          {t('renew')}
        </Button>
        {state.required ? null : (
          <Button variant="quiet" onClick={() => onOpen('end')}>
            {t('end')}
          </Button>
        )}
      </div>
      {state.required ? <p className="mt-3 text-[0.9375rem] text-muted">{t('required')}</p> : null}
    </>
  );
}
