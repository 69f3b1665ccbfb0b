import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

interface CardProps extends ComponentProps<'div'> {
  padding?: 'none' | 'md' | 'lg';
}

const PADDING = { none: '', md: 'p-5', lg: 'p-6 sm:p-8' } as const;

export function Card({ padding = 'md', className, ...rest }: CardProps) {
  return (
    <div
      {...rest}
      className={clsx('rounded-card border border-line bg-surface', PADDING[padding], className)}
    />
  );
}
