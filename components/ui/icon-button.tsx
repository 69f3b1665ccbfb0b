import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** Accessible name, also the tooltip. */
  label: string;
  icon: ReactNode;
  size?: 'sm' | 'md';
}

export function IconButton({
  label,
  icon,
  size = 'md',
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={clsx(
        'inline-grid shrink-0 place-items-center rounded-control border border-transparent text-current',
        'transition-colors hover:bg-ink/8 disabled:cursor-not-allowed disabled:opacity-40',
        size === 'md' ? 'size-11' : 'size-8',
        className,
      )}
    >
      {icon}
    </button>
  );
}
