'use client';

import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormAlert } from '@/components/form/form-alert';
import { Spinner } from '@/components/ui/spinner';
import type { PublicConfig } from '@/lib/modules/site/contract/public-config';
import { BRAND } from '@/lib/kernel/brand';
import { isRole } from '@/lib/permissions/roles';
import { useLogin } from './use-login';

type Person = PublicConfig['demo_logins'][number];

/** The password of every demo person; a real installation has no such accounts. */
const DEMO_PASSWORD = 'Demo-pass-2026';

interface DemoLoginsProps {
  people: readonly Person[];
  next: string;
}

/** One login button per demo person. */
export function DemoLogins({ people, next }: DemoLoginsProps) {
  const t = useTranslations('auth.demo');
  const errors = useTranslations('errors');
  const { attempt, refusal, asksCode } = useLogin(next);
  const [chosen, setChosen] = useState<string>();
  const companies = [...new Set(people.map(({ tenant }) => tenant))];

  async function enter(email: string) {
    if (chosen) return;
    setChosen(email);
    if (!(await attempt(email, DEMO_PASSWORD))) setChosen(undefined);
  }
  return (
    <section aria-labelledby="demo-logins" className="mt-10 border-t border-line pt-8">
      <h2 id="demo-logins" className="text-xl">
        {t('title')}
      </h2>
      <p className="mt-1.5 text-[0.9375rem] text-muted">{t('text')}</p>
      <div className="mt-4">
        {/* A demo person may have set up a second factor: the form above asks for its code. */}
        <FormAlert error={refusal ?? (asksCode ? errors('two_factor_needed') : undefined)} />
      </div>
      {companies.map((company) => (
        <div key={company ?? ''} className="mt-4">
          <h3 className="mb-1.5 font-text text-[0.9375rem] font-semibold tracking-normal text-ink-soft">
            {company ?? t('staff', { brand: BRAND.name })}
          </h3>
          <ul className="grid divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
            {people
              .filter(({ tenant }) => tenant === company)
              .map((person) => (
                <li key={person.email}>
                  <PersonButton person={person} busy={chosen === person.email} onEnter={enter} />
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

interface PersonButtonProps {
  person: Person;
  busy: boolean;
  onEnter: (email: string) => Promise<void>;
}

function PersonButton({ person, busy, onEnter }: PersonButtonProps) {
  const roles = useTranslations('roles');
  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      onClick={() => void onEnter(person.email)}
      className="flex min-h-12 w-full items-center gap-3 px-4 py-2 text-start hover:bg-accent-soft"
    >
      <span className="grid min-w-0 grow leading-snug">
        <span className="font-semibold">{person.name}</span>
        <span className="text-[0.9375rem] text-muted">
          {isRole(person.role) ? roles(person.role) : person.role}
        </span>
      </span>
      {busy ? <Spinner /> : <ArrowRight aria-hidden="true" className="size-4.5 shrink-0 text-muted" />}
    </button>
  );
}
