'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormAlert } from '@/components/form/form-alert';
import { useErrorText } from '@/components/form/use-error-text';
import { Button } from '@/components/ui/button';
import { postalLines } from '@/lib/address/postal-lines';
import type { FixCalls } from '@/lib/modules/order-changes/client/fix-calls';
import type { FixPage } from '@/lib/modules/order-changes/contract/fix-page';
import type { FixPart } from './fix-order';
import { FixOrderAddressForm } from './fix-order-address-form';

type Address = NonNullable<FixPage['address']>;

interface FixOrderAddressProps extends FixPart {
  address: Address;
  calls: FixCalls;
}

/** What was typed, what may have been meant, and the shop's own form. D32-30, D32-32. */
export function FixOrderAddress(props: FixOrderAddressProps) {
  const { address, calls, fix, notice } = props;
  const t = useTranslations('fixOrder');
  const errors = useErrorText();
  const [busy, setBusy] = useState<'keep' | 'use' | null>(null);
  const [error, setError] = useState<string>();
  const { now, suggestion, version } = address;
  async function press(which: 'keep' | 'use', call: () => Promise<FixPage>) {
    if (busy !== null) return;
    setBusy(which);
    setError(undefined);
    try {
      await fix(call);
    } catch (failure) {
      setError(errors.call(failure));
    } finally {
      setBusy(null);
    }
  }
  return (
    <>
      <Lines title={t('typed')} address={now}>
        <Button
          variant="secondary"
          busy={busy === 'keep'}
          busyText={t('saving')}
          onClick={() => void press('keep', () => calls.accept(version))}
        >
          {t('keep')}
        </Button>
      </Lines>
      {suggestion ? (
        <Lines title={t('meant')} address={suggestion}>
          <Button
            busy={busy === 'use'}
            busyText={t('saving')}
            onClick={() => void press('use', () => calls.address({ ...suggestion, version }))}
          >
            {t('use')}
          </Button>
        </Lines>
      ) : null}
      <FormAlert error={error ?? notice} />
      <section aria-labelledby="correct" className="grid gap-4">
        <h2 id="correct" className="text-xl">
          {t('correct')}
        </h2>
        <FixOrderAddressForm key={version} {...props} />
      </section>
    </>
  );
}

function Lines({
  title,
  address,
  children,
}: {
  title: string;
  address: Address['now'];
  children: React.ReactNode;
}) {
  return (
    <section className="grid justify-items-start gap-3 rounded-card border border-line p-4">
      <div>
        <h2 className="text-base font-semibold">{title}</h2>
        <address className="not-italic">
          {[address.name, ...postalLines(address)].map((line, index) => (
            <span key={index} className="block">
              {line}
            </span>
          ))}
        </address>
      </div>
      {children}
    </section>
  );
}
