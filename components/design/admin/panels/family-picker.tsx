'use client';

import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { CONTROL_CLASSES } from '@/components/ui/field';
import { Spinner } from '@/components/ui/spinner';
import { useFontChoice } from '@/lib/modules/design/client/use-font-choice';
import { choosableFonts, inFontOrder } from '@/lib/modules/design/rules/font-choice';
import { FONT_FAMILIES } from '@/lib/modules/design/rules/font-library';
import { FamilyName } from './family-name';
import { useFontSamples } from './use-font-samples';
import { useTyped } from './use-typed';

interface FamilyPickerProps {
  family: string;
  /** The chosen font is loading. */
  isLoading: boolean;
  write: (family: string, merge: string) => void;
}

/** Font family picker; each name is shown in its own font. Trying families with the arrow keys is one undo step. */
export function FamilyPicker({ family, isLoading, write }: FamilyPickerProps) {
  const t = useTranslations('designer.text');
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const samples = useFontSamples();
  const typed = useTyped({ text: family, read: (text) => text, write });
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  return (
    <div>
      <span id={`${id}-label`} className="mb-1.5 block font-semibold">
        {t('family')}
      </span>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-labelledby={`${id}-label ${id}-name`}
        onClick={() => setIsOpen(!isOpen)}
        className={clsx(CONTROL_CLASSES, 'flex items-center justify-between gap-2 text-start')}
      >
        <span id={`${id}-name`} className="min-w-0">
          <FamilyName family={family} sample={samples[family]} />
        </span>
        {isLoading ? (
          <Spinner className="size-4.5 shrink-0" />
        ) : (
          <ChevronDown aria-hidden="true" className={clsx('size-5 shrink-0', isOpen && 'rotate-180')} />
        )}
      </button>
      <div id={`${id}-list`} onKeyDown={onKeyDown} hidden={!isOpen}>
        {isOpen ? (
          <FamilyList
            family={family}
            labelledBy={`${id}-label`}
            samples={samples}
            choose={typed.onText}
            onBlur={typed.onBlur}
            onPick={close}
          />
        ) : null}
      </div>
    </div>
  );
}

interface FamilyListProps {
  family: string;
  labelledBy: string;
  samples: ReturnType<typeof useFontSamples>;
  choose: (family: string) => void;
  onBlur: () => void;
  /** A click on a family closes the picker; arrow keys do not. */
  onPick: () => void;
}

/** The fonts to choose from; one that is withdrawn is there only while the text has it, and marked (S2.2-330). */
function FamilyList({ family, labelledBy, samples, choose, onBlur, onPick }: FamilyListProps) {
  const t = useTranslations('designer.text');
  const { withdrawn, order } = useFontChoice();
  const name = useId();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLInputElement>('input:checked');
    chosen?.focus();
    chosen?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div
      ref={list}
      role="radiogroup"
      aria-labelledby={labelledBy}
      onBlur={onBlur}
      className="mt-1.5 max-h-72 overflow-y-auto overscroll-contain rounded-control border border-line-strong bg-surface p-1"
    >
      {inFontOrder(choosableFonts(FONT_FAMILIES, withdrawn, [family]), order).map((one) => (
        <label
          key={one}
          // A real click has `detail` > 0; the click event that an arrow key fires on a radio button has 0.
          onClick={(event) => event.detail > 0 && onPick()}
          className={clsx(
            'relative flex min-h-11 cursor-pointer items-center rounded-[8px] px-3 hover:bg-ink/6',
            'has-[:focus-visible]:outline-2 has-[:focus-visible]:-outline-offset-2 has-[:focus-visible]:outline-(--ring)',
            one === family && 'bg-accent-soft text-accent forced-colors:border-s-4',
          )}
        >
          <input
            type="radio"
            name={name}
            value={one}
            checked={one === family}
            onChange={() => choose(one)}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
          <FamilyName family={one} sample={samples[one]} />
          {withdrawn.includes(one) ? <span className="ms-auto ps-2 text-muted">{t('withdrawn')}</span> : null}
        </label>
      ))}
    </div>
  );
}
