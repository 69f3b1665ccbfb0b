import Link from 'next/link';
import type { ComponentProps, ReactNode } from 'react';
import { buttonClasses, type ButtonSize, type ButtonVariant } from './button-classes';

interface LinkButtonProps extends ComponentProps<typeof Link> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
}

/** A link that looks like a button: it goes somewhere, a Button does something. */
export function LinkButton(props: LinkButtonProps) {
  const { variant = 'primary', size = 'md', icon, className, children, ...rest } = props;
  return (
    <Link {...rest} className={buttonClasses(variant, size, className)}>
      {icon}
      <span>{children}</span>
    </Link>
  );
}
