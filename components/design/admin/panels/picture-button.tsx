'use client';

import { clsx } from 'clsx';
import { useRef, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import type { ButtonSize, ButtonVariant } from '@/components/ui/button-classes';

/** File types offered for upload; the server checks the real type. */
export const PICTURE_ACCEPT = 'image/png,image/jpeg,image/webp,image/svg+xml';

interface PictureButtonProps {
  icon: ReactNode;
  children: ReactNode;
  /** Allows several files. */
  multiple?: boolean;
  onFiles: (files: File[]) => void;
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
  tabIndex?: number;
}

/** A button that opens the file dialog. */
export function PictureButton(props: PictureButtonProps) {
  const { icon, children, multiple = false, onFiles, variant = 'secondary', size = 'sm', ...rest } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant={variant}
        size={size}
        icon={icon}
        tabIndex={rest.tabIndex}
        onClick={() => input.current?.click()}
        className={clsx(rest.className)}
      >
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={PICTURE_ACCEPT}
        multiple={multiple}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // Reset, so that the same file can be chosen again.
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
