'use client';

import { clsx } from 'clsx';
import { useRef, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import type { ButtonSize, ButtonVariant } from '@/components/ui/button-classes';

/** What may be chosen; what the file is in truth is judged where it is stored. */
export const PICTURE_ACCEPT = 'image/png,image/jpeg,image/webp,image/svg+xml';

interface PictureButtonProps {
  icon: ReactNode;
  children: ReactNode;
  /** Several files at once. */
  multiple?: boolean;
  onFiles: (files: File[]) => void;
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
  tabIndex?: number;
}

/** A button that opens the choice of files. */
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
          // So that the same file can be chosen again.
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
