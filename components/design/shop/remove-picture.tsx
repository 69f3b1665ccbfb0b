'use client';

import { Trash2 } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Button } from '@/components/ui/button';

interface RemovePictureProps {
  onRemove(): void;
  /** Where the focus goes: the button that had it goes with its picture. */
  next: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** Takes a picture away that was chosen. */
export function RemovePicture({ onRemove, next, children }: RemovePictureProps) {
  return (
    <Button
      variant="quiet"
      icon={<Trash2 aria-hidden="true" className="size-4.5" />}
      onClick={() => {
        onRemove();
        next.current?.focus();
      }}
    >
      {children}
    </Button>
  );
}
