import { clsx } from 'clsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-accent text-white hover:bg-accent-dark active:bg-accent-dark',
  secondary: 'border-line-strong/60 bg-surface text-ink hover:border-ink hover:bg-paper-deep',
  quiet: 'border-transparent bg-transparent text-ink hover:bg-ink/6',
  danger: 'border-transparent bg-danger text-white hover:bg-danger-dark',
};

const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-8 px-3 text-[0.9375rem] gap-1.5',
  md: 'min-h-11 px-4.5 text-base gap-2',
  lg: 'min-h-13 px-6 text-[1.0625rem] gap-2.5',
};

/** Classes shared by Button and LinkButton; the border keeps the outline visible in forced colours. */
export function buttonClasses(variant: ButtonVariant, size: ButtonSize, className?: string): string {
  return clsx(
    'inline-flex items-center justify-center rounded-control border font-semibold leading-tight no-underline',
    'transition-colors duration-150 select-none text-center',
    'disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-60',
    VARIANTS[variant],
    SIZES[size],
    className,
  );
}
