'use client';

import { clsx } from 'clsx';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { EarlyForm } from './early-form';
import { Check, ChevronDown, Globe } from './icons';

interface LanguageOption {
  code: string;
  /** In its own language; without a flag, which would stand for a country. */
  name: string;
}

interface LanguageMenuProps {
  options: readonly LanguageOption[];
  current: string;
  /** Accessible name, e.g. 'Language'. */
  label: string;
  onSelect: (code: string) => void;
  /** Opens upwards, as in a footer. */
  upwards?: boolean;
}

interface ShownProps extends Pick<LanguageMenuProps, 'label' | 'current'> {
  name: string;
  open: boolean;
}

/** What the closed menu shows: the language's name, and on phones its code. */
function Shown({ label, current, name, open }: ShownProps) {
  return (
    <>
      <Globe aria-hidden="true" className="size-4.5" />
      <span className="sr-only">{label}: </span>
      <span lang={current} className="max-sm:sr-only">
        {name}
      </span>
      <span aria-hidden="true" className="uppercase sm:hidden">
        {current}
      </span>
      <ChevronDown aria-hidden="true" className={clsx('size-4 transition-transform', open && 'rotate-180')} />
    </>
  );
}

/** A menu of languages; Escape or a click outside closes it. S2.5, S2.7-17. */
export function LanguageMenu({ options, current, label, onSelect, upwards = false }: LanguageMenuProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const listId = useId();
  useCloseOutside(open, root, () => setOpen(false));
  const currentName = options.find((option) => option.code === current)?.name ?? current;

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    root.current?.querySelector('button')?.focus();
  }
  return (
    <div ref={root} className="relative" onKeyDown={onKeyDown}>
      <EarlyForm onPress={() => setOpen(!open)}>
        <button
          type="submit"
          aria-expanded={open}
          aria-controls={listId}
          className="inline-flex min-h-11 items-center gap-2 rounded-control border border-transparent px-2 font-semibold sm:px-3 hover:bg-ink/6"
        >
          <Shown label={label} current={current} name={currentName} open={open} />
        </button>
      </EarlyForm>
      <ul
        id={listId}
        hidden={!open}
        aria-label={label}
        className={clsx(
          'animate-rise absolute end-0 z-40 w-52 rounded-card border border-line bg-surface p-1.5 text-ink shadow-lift',
          upwards ? 'bottom-full mb-1.5' : 'top-full mt-1.5',
        )}
      >
        {options.map((option) => (
          <li key={option.code}>
            <button
              type="button"
              lang={option.code}
              aria-current={option.code === current ? 'true' : undefined}
              onClick={() => onSelect(option.code)}
              className="flex min-h-10 w-full items-center justify-between rounded-lg px-3 text-start hover:bg-accent-soft aria-[current]:font-semibold"
            >
              <span>{option.name}</span>
              {option.code === current ? <Check aria-hidden="true" className="size-4 text-accent" /> : null}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function useCloseOutside(open: boolean, root: RefObject<HTMLElement | null>, close: () => void) {
  useEffect(() => {
    if (!open) return undefined;
    const onOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close();
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
    };
  });
}
