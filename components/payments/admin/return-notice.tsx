import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { isOpen, type PayoutState } from '@/lib/modules/payments/rules/payout-account';
import type { Region } from '@/lib/kernel/regions';

/** How somebody came back from the provider's form: they left it, or the link had expired. */
export interface Returned {
  how: 'back' | 'expired';
  region: Region;
}

const NEWS = {
  ...({ complete: 'ok', checking: 'info', begun: 'info' } as const),
  ...({ restricted: 'warn', wanted: 'warn', untaxed: 'warn' } as const),
};

function hasNews(state: PayoutState): state is keyof typeof NEWS {
  return state in NEWS;
}

/** The result of the visit to the provider's form. */
export function ReturnNotice({ how, state }: { how: Returned['how']; state: PayoutState }) {
  const t = useTranslations('billing');
  if (how === 'expired') {
    // Once the account is complete there is no onboarding button, so an expired link needs no notice.
    if (!isOpen(state)) return null;
    return (
      <Alert tone="warn" title={t('expired.title')} className="mt-6">
        {t('expired.text')}
      </Alert>
    );
  }
  if (!hasNews(state)) return null;
  return (
    <Alert tone={NEWS[state]} title={t(`back.${state}`)} className="mt-6">
      {state === 'begun' ? t('backKept') : null}
    </Alert>
  );
}
