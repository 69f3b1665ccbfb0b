import Link from 'next/link';
import type { ComponentProps, ReactNode } from 'react';
import { buttonClasses, type ButtonSize, type ButtonVariant } from './button-classes';

interface LinkButtonProps extends ComponentProps<typeof Link> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
}

/** Pages whose script policy is stricter than that of the pages that lead to them: a policy comes with its document. */
const DOCUMENTS_OF_THEIR_OWN: readonly unknown[] = [
  '/login',
  '/get-started',
  '/event-builder',
  '/dashboard',
  '/reset-password',
];

/** A link that looks like a button: it goes somewhere, a Button does something. */
export function LinkButton(props: LinkButtonProps) {
  const { variant = 'primary', size = 'md', icon, className, children, href, prefetch, ...rest } = props;
  const classes = buttonClasses(variant, size, className);
  const content = (
    <>
      {icon}
      <span>{children}</span>
    </>
  );
  if (typeof href === 'string' && DOCUMENTS_OF_THEIR_OWN.includes(href)) {
    return (
      <a href={href} className={classes} id={rest.id} aria-label={rest['aria-label']}>
        {content}
      </a>
    );
  }
  return (
    <Link {...rest} href={href} prefetch={prefetch} className={classes}>
      {content}
    </Link>
  );
}
