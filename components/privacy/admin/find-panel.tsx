'use client';

import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import { Panel } from '@/components/admin/panel';
import { useAct } from '@/components/admin/use-act';
import { FormAlert } from '@/components/form/form-alert';
import { SubmitButton } from '@/components/form/submit-button';
import { useErrorText } from '@/components/form/use-error-text';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { ApiError } from '@/lib/client/api-error';
import { exportPerson, findPerson } from '@/lib/modules/privacy/client/privacy';
import type { FoundPerson } from '@/lib/modules/privacy/contract/person';
import { EraseForm } from './erase-form';
import { HeldList } from './held-list';

/** Finds a person by address, and offers what can be done. D46-1. */
export function FindPanel({ tenant }: { tenant: string }) {
  const t = useTranslations('privacyPage');
  const text = useErrorText();
  const { busyWith, error, run } = useAct({ refresh: false });
  const [found, setFound] = useState<FoundPerson>();
  const [wrong, setWrong] = useState<string>();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '');
    setWrong(undefined);
    void run(() => search(email), { name: 'find' });
  }
  async function search(email: string) {
    try {
      setFound(await findPerson(tenant, email));
    } catch (failure) {
      setFound(undefined);
      if (!(failure instanceof ApiError) || failure.code !== 'invalid') throw failure;
      setWrong(text.field('invalid_email'));
    }
  }
  return (
    <Panel id="find-person" title={t('findTitle')}>
      <p className="text-muted">{t('findLead')}</p>
      <form method="post" noValidate onSubmit={submit} className="mt-4 grid max-w-xl gap-4">
        <TextField
          type="email"
          name="email"
          label={t('email')}
          error={wrong}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required
        />
        <FormAlert error={error} />
        <div>
          <SubmitButton busy={busyWith === 'find'}>{t('find')}</SubmitButton>
        </div>
      </form>
      <div aria-live="polite">{found ? <HeldList found={found} /> : null}</div>
      {found && found.held.length > 0 ? (
        <>
          <Exports
            busy={busyWith}
            onExport={(as) => void run(() => exportPerson(tenant, found.email, as), { name: as })}
          />
          <EraseForm key={found.email} tenant={tenant} found={found} onErased={() => setFound(undefined)} />
        </>
      ) : null}
    </Panel>
  );
}

interface ExportsProps {
  busy: string | undefined;
  onExport: (as: 'html' | 'json') => void;
}

/** What is held as a file: to read, and for programs. D46-1. */
function Exports({ busy, onExport }: ExportsProps) {
  const t = useTranslations('privacyPage');
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {(['html', 'json'] as const).map((as) => (
        <Button key={as} variant="secondary" busy={busy === as} onClick={() => onExport(as)}>
          {t(as === 'html' ? 'exportPage' : 'exportJson')}
        </Button>
      ))}
    </div>
  );
}
