import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { buttonClasses, type ButtonSize, type ButtonVariant } from './button-classes';
import { Spinner } from './spinner';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Decorative; lucide icons at 18 px. */
  icon?: ReactNode;
  /** Work is running: the button keeps width and focus and ignores presses. */
  busy?: boolean;
  /** Announced to screen readers while busy, e.g. `ui.processing`. */
  busyText?: string;
  /** Disabled by `aria-disabled`: keeps the focus, which `disabled` would lose. */
  off?: boolean;
}

const doNothing = (event: MouseEvent): void => event.preventDefault();

export function Button(props: ButtonProps) {
  const {
    variant = 'primary',
    size = 'md',
    icon,
    busy = false,
    busyText,
    off = false,
    className,
    children,
    ...rest
  } = props;
  const { type = 'button', onClick, ...attributes } = rest;
  return (
    <button
      {...attributes}
      type={busy ? 'button' : type}
      onClick={busy || off ? doNothing : onClick}
      aria-disabled={busy || off || undefined}
      className={buttonClasses(variant, size, className)}
    >
      {busy ? <Spinner className="-ms-0.5 size-4.5 shrink-0" /> : icon}
      <span>{children}</span>
      {busyText === undefined ? null : (
        <span role="status" className="sr-only">
          {busy ? busyText : ''}
        </span>
      )}
    </button>
  );
}
