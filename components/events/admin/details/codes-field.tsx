'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { Combobox } from '@/components/admin/field/combobox';
import type { Option } from '@/components/admin/field/option-list';
import { buttonClasses } from '@/components/ui/button-classes';
import { FieldError } from '@/components/ui/field-error';

/** Codes that are added and removed together. */
export interface CodeGroup {
  id: string;
  label: string;
  codes: readonly string[];
}

interface CodesFieldProps {
  label: string;
  hint?: string;
  /** Label of the box that adds one. */
  add: string;
  /** What an empty list means. */
  none: string;
  options: readonly Option[];
  groups?: readonly CodeGroup[];
  value: readonly string[];
  onChange: (codes: string[]) => void;
  disabled: boolean;
  error?: string;
}

/** Chooses any number of countries or states: one by one by name, or a whole group at once. */
export function CodesField(props: CodesFieldProps) {
  const { label, hint, none, groups = [], value, disabled, error } = props;
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="grid min-w-0 gap-3">
      <div>
        <p id={id} className="font-semibold">
          {label}
        </p>
        {hint ? <p className="mt-0.5 text-[0.9375rem] text-muted">{hint}</p> : null}
      </div>
      {value.length === 0 ? <p className="text-muted">{none}</p> : <Chosen {...props} />}
      {disabled ? null : (
        <>
          <AddOne {...props} />
          {groups.length > 0 ? <Groups {...props} groups={groups} /> : null}
        </>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** Call `follow` with the place of one that is removed: the focus then goes to its neighbour. */
function useFocusAt(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number | null>(null);
  useEffect(() => {
    if (removed.current === null) return;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    buttons[Math.min(removed.current, buttons.length - 1)]?.focus();
    removed.current = null;
  }, [count]);
  const follow = (index: number) => {
    removed.current = index;
  };
  return { list, follow };
}

function Chosen({ label, options, value, onChange, disabled }: CodesFieldProps) {
  const t = useTranslations('eventDetails.delivery');
  const { list, follow } = useFocusAt(value.length);
  const labels = useMemo(() => new Map(options.map((option) => [option.value, option.label])), [options]);
  const labelOf = (code: string) => labels.get(code) ?? code;
  function remove(code: string, index: number) {
    follow(index);
    onChange(value.filter((one) => one !== code));
  }
  return (
    <ul ref={list} aria-label={label} className="flex max-h-48 flex-wrap gap-2 overflow-y-auto p-0.5">
      {value.map((code, index) => (
        <li
          key={code}
          className="inline-flex min-h-8 items-center rounded-control border border-line-strong/60 bg-paper-deep ps-2.5 text-[0.9375rem]"
        >
          <span className={disabled ? 'pe-2.5' : undefined}>{labelOf(code)}</span>
          {disabled ? null : (
            <button
              type="button"
              aria-label={t('remove', { name: labelOf(code) })}
              onClick={() => remove(code, index)}
              className="inline-grid size-8 place-items-center rounded-control hover:bg-ink/6"
            >
              <X aria-hidden="true" className="size-4" />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

/**
 * What was chosen last, for a moment: the box closes and takes the choice's text only when its value changes, and is
 * empty again when there is none.
 */
function useMoment() {
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => {
    if (chosen === null) return undefined;
    const frame = requestAnimationFrame(() => setChosen(null));
    return () => cancelAnimationFrame(frame);
  }, [chosen]);
  return [chosen, setChosen] as const;
}

/** Adds the one that is chosen; nothing stays chosen in the box itself. */
function AddOne({ add, options, value, onChange }: CodesFieldProps) {
  const left = useMemo(() => options.filter((option) => !value.includes(option.value)), [options, value]);
  const [chosen, setChosen] = useMoment();
  function choose(code: string | null) {
    if (code === null || value.includes(code)) return;
    setChosen(code);
    onChange([...value, code]);
  }
  return <Combobox label={add} options={left} value={chosen} onChange={choose} className="max-w-md" />;
}

function Groups({ groups, value, onChange }: CodesFieldProps & { groups: readonly CodeGroup[] }) {
  const t = useTranslations('eventDetails.delivery');
  return (
    <div role="group" aria-label={t('groups')} className="flex flex-wrap gap-2">
      {groups.map(({ id, label, codes }) => {
        const isWhole = codes.every((code) => value.includes(code));
        const rest = value.filter((code) => !codes.includes(code));
        return (
          <button
            key={id}
            type="button"
            aria-pressed={isWhole}
            onClick={() => onChange(isWhole ? rest : [...rest, ...codes])}
            className={buttonClasses(
              'secondary',
              'sm',
              'text-start aria-pressed:border-accent aria-pressed:bg-accent/8 aria-pressed:text-accent',
            )}
          >
            {label}
            <span className="font-normal tabular-nums">{codes.length}</span>
          </button>
        );
      })}
    </div>
  );
}
