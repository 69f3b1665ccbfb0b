'use client';

import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import type { FieldTexts } from '@/components/ui/field';
import { useKitText } from '../kit-text';
import { CONTROL_BOX_CLASSES, INVALID_CLASSES } from './control-classes';
import { FieldFrame } from './field-frame';

interface ComboboxFrameProps extends FieldTexts {
  placeholder?: string | undefined;
  /** A spinner while options load. */
  busy?: ReactNode;
}

/** The text box with its button, inside a React Aria combobox. */
export function ComboboxFrame({ placeholder, busy, ...texts }: ComboboxFrameProps) {
  const text = useKitText();
  return (
    <FieldFrame {...texts}>
      <Group
        className={clsx(
          CONTROL_BOX_CLASSES,
          'pe-1 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-[var(--ring)]',
          texts.error === undefined ? '' : INVALID_CLASSES,
        )}
      >
        <Input
          placeholder={placeholder}
          className="min-w-0 grow bg-transparent py-2 outline-none placeholder:text-muted focus-visible:shadow-none"
        />
        {busy}
        <Button
          aria-label={text('options.show')}
          className="inline-grid size-9 shrink-0 place-items-center rounded-control hover:bg-ink/6"
        >
          <ChevronDown aria-hidden="true" className="size-5" />
        </Button>
      </Group>
    </FieldFrame>
  );
}
