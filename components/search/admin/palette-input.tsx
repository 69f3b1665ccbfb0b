'use client';

import { ArrowLeft, Search, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { KeyboardEvent, ReactNode } from 'react';
import { Input, TextField } from 'react-aria-components/TextField';
import { IconButton } from '@/components/ui/icon-button';
import { Spinner } from '@/components/ui/spinner';

interface PaletteInputProps {
  label: string;
  placeholder: string;
  busy: boolean;
  /** Goes back to the first step; null in it. */
  onBack: (() => void) | null;
  /** The act whose event is being chosen. */
  step: ReactNode;
  /** Enter while no line has the focus. */
  onEnter: () => void;
  onClose: () => void;
}

/** The palette's field. Backspace in an empty field goes back a step. */
export function PaletteInput({
  label,
  placeholder,
  busy,
  onBack,
  step,
  onEnter,
  onClose,
}: PaletteInputProps) {
  const t = useTranslations('search');
  /** On the way down to the field, before React Aria hands the key to the list. */
  function onKeyDownCapture(event: KeyboardEvent) {
    const { target, key, nativeEvent } = event;
    if (!(target instanceof HTMLInputElement) || nativeEvent.isComposing) return;
    if (key === 'Backspace' && target.value === '' && onBack) {
      event.preventDefault();
      onBack();
    }
    if (key === 'Enter' && !target.getAttribute('aria-activedescendant')) {
      event.preventDefault();
      event.stopPropagation();
      onEnter();
    }
  }
  return (
    <div
      onKeyDownCapture={onKeyDownCapture}
      className="flex items-center gap-1 border-b border-line px-2 sm:px-3"
    >
      {onBack ? (
        <IconButton
          label={t('back')}
          icon={<ArrowLeft aria-hidden="true" className="size-5" />}
          onClick={onBack}
        />
      ) : (
        <span className="grid size-11 shrink-0 place-items-center text-muted">
          {busy ? <Spinner className="size-5" /> : <Search aria-hidden="true" className="size-5" />}
        </span>
      )}
      {step}
      <TextField aria-label={label} autoFocus className="min-w-0 grow">
        <Input
          placeholder={placeholder}
          maxLength={100}
          enterKeyHint="go"
          autoComplete="off"
          spellCheck={false}
          className="h-14 w-full border-0 bg-transparent px-1 text-[1.0625rem] text-ink outline-none placeholder:text-muted focus-visible:shadow-none"
        />
      </TextField>
      <IconButton label={t('close')} icon={<X aria-hidden="true" className="size-5" />} onClick={onClose} />
    </div>
  );
}
