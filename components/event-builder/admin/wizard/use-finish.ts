'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { useErrorText } from '@/components/form/use-error-text';
import { ApiError } from '@/lib/client/api-error';
import { browserCall } from '@/lib/client/browser';
import type { finishDraft } from '@/lib/modules/event-builder/contract/finish-draft';
import { settleStore } from '@/lib/modules/event-builder/client/settle-store';
import { finishDraftCall } from '@/lib/modules/event-builder/contract/paths';
import type { BuiltStore } from '@/lib/modules/event-builder/client/use-kept-store';
import type { Problems } from './wizard-context';

const PREFIX = 'store.';

/** So long a press waits for what is not saved yet; then the answer is that it can't be made now. */
const SETTLED_MS = 6000;

/** The draft's fields of a refusal. */
function problemsOf({ codes }: ApiError): Problems {
  return Object.fromEntries(
    Object.entries(codes).map(([path, of]) => [
      path.startsWith(PREFIX) ? path.slice(PREFIX.length) : path,
      of,
    ]),
  );
}

interface Finishing {
  tenant: string;
  built: BuiltStore;
  idOf(token: string | null): string | null;
  onProblems(problems: Problems): void;
}

/** Saves what is left, makes the event and opens its overview; pressed twice, it is made once. */
export function useFinish({ tenant, built, idOf, onProblems }: Finishing) {
  const t = useTranslations('eventWizard.review');
  const text = useErrorText();
  const router = useRouter();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | undefined>();
  const { keeper } = built;

  async function make(): Promise<string | null> {
    const draft = idOf(await keeper.token());
    await settleStore(keeper, SETTLED_MS);
    const { status, version } = keeper.state();
    if (draft === null || status !== 'saved') {
      setFailure(t('unsaved'));
      return null;
    }
    const params = { tenant, draft };
    const { slug } = await browserCall<typeof finishDraft>(finishDraftCall, { params, body: { version } });
    return slug;
  }

  async function finish(): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      const slug = await make();
      // Busy until the overview is here.
      if (slug !== null) return router.push(`/events/${slug}/overview`);
    } catch (error) {
      if (error instanceof ApiError && error.status === 422) onProblems(problemsOf(error));
      else setFailure(text.call(error));
    }
    running.current = false;
    setBusy(false);
  }

  return { finish, busy, failure };
}
