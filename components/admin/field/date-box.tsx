'use client';

import { clsx } from 'clsx';
import { CalendarDays } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { CONTROL_BOX_CLASSES, INVALID_CLASSES } from './control-classes';

/** The box of a date field: the typed parts, and the button of the calendar. */
export function DateBox({ invalid, children }: { invalid: boolean; children: ReactNode }) {
  return (
    <Group
      className={clsx(
        CONTROL_BOX_CLASSES,
        'justify-between pe-1 data-[focus-within]:outline-2 data-[focus-within]:outline-offset-2 data-[focus-within]:outline-[var(--ring)]',
        invalid ? INVALID_CLASSES : '',
      )}
    >
      <span className="flex min-w-0 flex-wrap items-center gap-x-1.5 py-2">{children}</span>
      <Button className="inline-grid size-9 shrink-0 place-items-center rounded-control hover:bg-ink/6">
        <CalendarDays aria-hidden="true" className="size-5" />
      </Button>
    </Group>
  );
}
