import { CircleCheck, CircleX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Day } from '@/components/admin/day';
import { Panel } from '@/components/admin/panel';
import { Alert } from '@/components/ui/alert';
import type { Tone } from '@/components/ui/badge';
import { StatusPill } from '@/components/ui/status-pill';
import type { RegionAccount } from '@/lib/modules/payments/contract/read-billing-account';
import { isOpen, type PayoutState } from '@/lib/modules/payments/rules/payout-account';
import { SalesTax } from './sales-tax';
import { AskAgain } from './ask-again';
import { OnboardingButton } from './onboarding-button';

const TONES: Record<PayoutState, Tone> = {
  unavailable: 'neutral',
  none: 'warn',
  begun: 'warn',
  restricted: 'danger',
  wanted: 'warn',
  checking: 'info',
  untaxed: 'warn',
  refused: 'danger',
  ended: 'danger',
  complete: 'ok',
  unknown: 'neutral',
};

/** States in which the provider has an account, so that there is something to report. */
const TOLD: readonly PayoutState[] = [
  ...(['begun', 'restricted', 'wanted', 'checking', 'untaxed', 'refused', 'complete'] as const),
];

/** States in which sales tax is worth a word: before, the account itself is to be set up. */
const TAX_TOLD: readonly PayoutState[] = ['restricted', 'wanted', 'checking', 'untaxed', 'complete'];

/** States that end at the provider alone, so that this page has to ask again. */
const ASKED_AGAIN: readonly PayoutState[] = ['checking', 'untaxed', 'unknown'];

interface PayoutPanelProps {
  tenant: string;
  account: RegionAccount;
  /** Whether staff have verified the client. */
  verified: boolean;
  isStaff: boolean;
}

/** How a client is paid in one region: the account's state, what is missing, and the next step. */
export function PayoutPanel({ tenant, account, verified, isStaff }: PayoutPanelProps) {
  const t = useTranslations('billing');
  const { region, state, stores } = account;
  return (
    <Panel
      id={`payouts-${region}`}
      title={t(`regions.${region}`)}
      aside={<StatusPill tone={TONES[state]}>{t(`states.${state}.label`)}</StatusPill>}
    >
      <div className="grid gap-4">
        <p className="text-ink-soft">{t(`states.${state}.text`)}</p>
        {TOLD.includes(state) ? <Abilities account={account} /> : null}
        {state === 'unknown' ? (
          <p className="text-ink-soft">{t(account.charges_enabled ? 'keptOn' : 'keptOff')}</p>
        ) : null}
        <Wanted account={account} />
        {account.sales_tax && TAX_TOLD.includes(state) ? <SalesTax {...account.sales_tax} /> : null}
        {account.charges_enabled && !verified ? <Alert tone="info">{t('unverified')}</Alert> : null}
        <p className="text-[0.9375rem] text-muted">{t('stores', { count: stores })}</p>
        {isOpen(state) && isStaff ? <p className="text-muted">{t('staffHint')}</p> : null}
        {isOpen(state) && !isStaff ? (
          <OnboardingButton
            tenant={tenant}
            region={region}
            label={t(`action.${state}`)}
            variant={stores > 0 ? 'primary' : 'secondary'}
            hint={t('hint')}
          />
        ) : null}
        {ASKED_AGAIN.includes(state) ? <AskAgain /> : null}
      </div>
    </Panel>
  );
}

/** The account's two capabilities, card payments and payouts, each on or off. */
function Abilities({ account }: { account: RegionAccount }) {
  const t = useTranslations('billing');
  const abilities = [
    ['payments', account.charges_enabled],
    ['payouts', account.payouts_enabled],
  ] as const;
  return (
    <dl className="grid gap-2">
      {abilities.map(([name, isOn]) => {
        const Icon = isOn ? CircleCheck : CircleX;
        return (
          <div key={name} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <dt className="flex items-center gap-2 font-semibold">
              <Icon aria-hidden="true" className={`size-5 shrink-0 ${isOn ? 'text-ok' : 'text-muted'}`} />
              {t(`abilities.${name}`)}
            </dt>
            <dd className="text-muted">{isOn ? t('on') : t('off')}</dd>
          </div>
        );
      })}
    </dl>
  );
}

/** What the provider still requires. Before its form has been completed once, that is everything. */
function Wanted({ account }: { account: RegionAccount }) {
  const t = useTranslations('billing');
  const { state, requirements, deadline } = account;
  if (state === 'begun' || requirements.length === 0) return null;
  return (
    <div className="grid gap-1.5">
      <h3 className="text-base font-semibold">{t('wantedTitle')}</h3>
      <ul className="list-disc ps-5 text-ink-soft">
        {requirements.map(({ topic, late }) => (
          <li key={topic}>
            {t(`topics.${topic}`)}
            {late ? <span className="font-semibold text-danger">{` · ${t('late')}`}</span> : null}
          </li>
        ))}
      </ul>
      {deadline === null ? null : (
        <p className="text-ink-soft">{t.rich('deadline', { day: () => <Day at={deadline} /> })}</p>
      )}
    </div>
  );
}
