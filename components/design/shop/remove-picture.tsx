'use client';

import { Trash2 } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Button } from '@/components/ui/button';

interface RemovePictureProps {
  onRemove(): void;
  /** Receives the focus, because the remove button disappears. */
  next: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** Removes a chosen picture. */
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
