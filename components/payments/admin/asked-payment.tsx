'use client';

import type { ReactNode } from 'react';
import type { SWRResponse } from 'swr';
import { useErrorText } from '@/components/form/use-error-text';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Loader } from '@/components/ui/loader';
import type { ApiError } from '@/lib/client/api-error';

interface AskedPaymentProps<Settled> {
  /** The question to the provider. */
  asked: SWRResponse<Settled, ApiError>;
  texts: { asking: string; unknownTitle: string; askAgain: string };
  /** What it has answered, with the button that asks again. */
  children: (settled: Settled, again: ReactNode) => ReactNode;
}

/** What the provider says of a payment: while it is asked, where it can't be asked, and its answer. D36-7. */
export function AskedPayment<Settled>({ asked, texts, children }: AskedPaymentProps<Settled>) {
  const text = useErrorText();
  const { data, error, mutate, isValidating } = asked;
  const again = (
    <Button variant="secondary" busy={isValidating} onClick={() => void mutate()}>
      {texts.askAgain}
    </Button>
  );
  if (error) {
    return (
      <Alert tone="danger" announce="alert" title={texts.unknownTitle} actions={again}>
        {text.call(error)}
      </Alert>
    );
  }
  return data ? children(data, again) : <Loader text={texts.asking} />;
}
