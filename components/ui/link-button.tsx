import Link from 'next/link';
import type { ComponentProps, ReactNode } from 'react';
import { buttonClasses, type ButtonSize, type ButtonVariant } from './button-classes';

interface LinkButtonProps extends ComponentProps<typeof Link> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
}

/**
 * Pages with another script policy than those that link to them. The policy applies per document, so these need a full
 * page load.
 */
const DOCUMENTS_OF_THEIR_OWN: readonly unknown[] = [
  '/login',
  '/get-started',
  '/event-builder',
  '/dashboard',
  '/settings/billing-account/top-up',
  '/reset-password',
];

/** A link styled as a button: for navigation; use Button for actions. */
export function LinkButton(props: LinkButtonProps) {
  const { variant = 'primary', size = 'md', icon, className, children, href, prefetch, ...rest } = props;
  const classes = buttonClasses(variant, size, className);
  const content = (
    <>
      {icon}
      <span>{children}</span>
    </>
  );
  if (typeof href === 'string' && DOCUMENTS_OF_THEIR_OWN.includes(href.split('?')[0])) {
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
