'use client';

import { useState, type ReactNode } from 'react';
import { Button, type ButtonProps } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';

interface ActButtonProps {
  label: string;
  /** Where the label alone doesn't say what it is about. */
  accessibleName?: string | undefined;
  variant?: ButtonProps['variant'];
  size?: ButtonProps['size'];
  /** The dialog, while it is open. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens the dialog of an act. */
export function ActButton(props: ActButtonProps) {
  const { label, accessibleName, variant = 'secondary', size = 'sm', children } = props;
  const [open, setOpen] = useState(false);
  // Disabled until hydrated: an earlier press would have no effect.
  const ready = useHydrated();
  return (
    <>
      <Button
        variant={variant}
        size={size}
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
