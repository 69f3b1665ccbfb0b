'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { TextField } from '@/components/ui/text-field';

interface MailSearchProps {
  value: string;
  onChange: (typed: string) => void;
  /** How many mails were found; null while nothing is typed. */
  found: number | null;
  /** Opens the first of them. */
  onEnter: () => void;
}

/** A pause after a key, so that a screen reader says one number and not each on the way. */
const PAUSE_MS = 400;

/** Narrows the list of mails as one types; Enter opens the first, Escape shows all again. S2.2-302. */
export function MailSearch({ value, onChange, found, onEnter }: MailSearchProps) {
  const t = useTranslations('mailTexts.search');
  const text = found === null ? '' : t('found', { count: found });
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <form method="get" role="search" onSubmit={(event) => event.preventDefault()}>
      <TextField
        label={t('label')}
        hint={t('hint')}
        type="search"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onChange('');
          if (event.key === 'Enter') onEnter();
        }}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
      />
      <p role="status" className="sr-only">
        {said}
      </p>
    </form>
  );
}
