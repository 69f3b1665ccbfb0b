'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { Conflict, Difference } from './editor-types';

/** A field as its editor knows it: the label, and a value in words. Empty text for nothing. */
interface FieldWords {
  label: string;
  text: string;
}

/** Says of a field what one version has in it. */
export type DescribeField<Values> = (field: keyof Values & string, values: Values) => FieldWords;

interface ConflictNoticeProps<Stored, Values> {
  conflict: Conflict<Stored, Values>;
  mine: Values;
  describe: DescribeField<Values>;
  onTheirs: () => unknown;
  onMine: () => unknown;
  /** Offered where no field was changed by both. */
  onBoth?: () => unknown;
  className?: string;
}

/** "Someone else saved changes": both versions side by side, and whose to keep. */
export function ConflictNotice<Stored, Values>(props: ConflictNoticeProps<Stored, Values>) {
  const { conflict, onTheirs, onMine, onBoth, className } = props;
  const t = useTranslations('savedEditor.conflict');
  const both = conflict.canKeepBoth ? onBoth : undefined;
  const actions = (
    <>
      {both ? (
        <Button size="sm" onClick={() => void both()}>
          {t('both')}
        </Button>
      ) : null}
      <Button variant="secondary" size="sm" onClick={() => void onMine()}>
        {t('mine')}
      </Button>
      <Button variant="secondary" size="sm" onClick={() => void onTheirs()}>
        {t('theirs')}
      </Button>
    </>
  );
  const text = conflict.theirs === null ? 'unread' : both ? 'apart' : 'text';
  return (
    <Alert
      tone="warn"
      title={t('title')}
      announce="alert"
      actions={actions}
      {...(className === undefined ? {} : { className })}
    >
      <p>{t(text)}</p>
      <Versions {...props} />
    </Alert>
  );
}

function Versions<Stored, Values>({ conflict, mine, describe }: ConflictNoticeProps<Stored, Values>) {
  const { theirs, differences } = conflict;
  if (!theirs || differences.length === 0) return null;
  return (
    <ul className="mt-2 grid max-h-80 divide-y divide-line overflow-y-auto rounded-control border border-line bg-surface">
      {differences.map((difference) => (
        <DifferentField
          key={difference.field}
          by={difference.by}
          yours={describe(difference.field, mine)}
          theirs={describe(difference.field, theirs.values)}
        />
      ))}
    </ul>
  );
}

interface DifferentFieldProps {
  by: Difference<never>['by'];
  yours: FieldWords;
  theirs: FieldWords;
}

function DifferentField({ by, yours, theirs }: DifferentFieldProps) {
  const t = useTranslations('savedEditor.conflict');
  return (
    <li className="grid gap-x-4 gap-y-1 px-3 py-2.5 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <p className="font-semibold text-ink">{yours.label}</p>
      <dl className="grid min-w-0 grid-cols-2 gap-x-4">
        <Version name={t('yours')} text={yours.text} isChanged={by !== 'them'} />
        <Version name={t('other')} text={theirs.text} isChanged={by !== 'me'} />
      </dl>
    </li>
  );
}

function Version({ name, text, isChanged }: { name: string; text: string; isChanged: boolean }) {
  const t = useTranslations('savedEditor.conflict');
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{isChanged ? `${name} · ${t('changed')}` : name}</dt>
      <dd
        className={clsx(
          'line-clamp-4 break-words whitespace-pre-line',
          isChanged ? 'text-ink' : 'text-muted',
        )}
      >
        {text === '' ? <span className="text-muted italic">{t('empty')}</span> : text}
      </dd>
    </div>
  );
}
