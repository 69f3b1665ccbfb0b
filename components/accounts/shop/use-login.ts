'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { loadPage } from '@/lib/client/load-page';
import { logIn, type LoginOutcome } from '@/lib/modules/accounts/client/log-in';

type Refusal = Extract<LoginOutcome, { ok: false }>;

export interface Login {
  /** Logs in and loads `next`; resolves to true once the navigation has started. `code`: of the second factor. */
  attempt: (email: string, password: string, code?: string) => Promise<boolean>;
  /** Whether the password was right, and a code of the second factor is asked for. */
  asksCode: boolean;
  /** Back to address and password. */
  restart: () => void;
  /** Why the last attempt failed, in the page's language. */
  refusal: string | undefined;
}

function useRefusalText(): (refusal: Refusal) => string {
  const t = useTranslations('auth');
  const errors = useTranslations('errors');
  return ({ code, retryAfter }) => {
    if (code === 'network') return t('network');
    if (code === 'bad_credentials' || code === 'two_factor_wrong') return errors(code);
    if (code === 'account_closed') return errors(code);
    if (code === 'unavailable') return errors('unavailable');
    return t('tooMany', { minutes: Math.max(1, Math.ceil((retryAfter ?? 60) / 60)) });
  };
}

/** A login and the reason it failed: wrong password, too many attempts, server unavailable, or no network. */
export function useLogin(next: string): Login {
  const textOf = useRefusalText();
  const [refusal, setRefusal] = useState<string>();
  const [asksCode, setAsksCode] = useState(false);

  async function attempt(email: string, password: string, code?: string): Promise<boolean> {
    setRefusal(undefined);
    const outcome = await logIn(email, password, code);
    if (outcome.ok) loadPage(next.startsWith('/') ? (next as `/${string}`) : '/');
    else if (outcome.code === 'two_factor_needed') setAsksCode(true);
    else setRefusal(textOf(outcome));
    return outcome.ok;
  }
  function restart() {
    setAsksCode(false);
    setRefusal(undefined);
  }
  return { attempt, refusal, asksCode, restart };
}
