'use client';

import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';

interface ActButtonProps {
  label: string;
  /** Where the label alone doesn't say what it is about. */
  accessibleName?: string;
  variant?: 'primary' | 'secondary' | 'quiet';
  /** The dialog, while it is open. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens the dialog of an act. */
export function ActButton({ label, accessibleName, variant = 'secondary', children }: ActButtonProps) {
  const [open, setOpen] = useState(false);
  // Disabled until hydrated: an earlier press would have no effect.
  const ready = useHydrated();
  return (
    <>
      <Button
        variant={variant}
        size="sm"
        disabled={!ready}
        aria-label={accessibleName}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {open ? children(() => setOpen(false)) : null}
    </>
  );
}
