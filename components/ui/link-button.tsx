import Link from 'next/link';
import type { ComponentProps, ReactNode } from 'react';
import { buttonClasses, type ButtonSize, type ButtonVariant } from './button-classes';
import { isOwnDocument } from './own-documents';

interface LinkButtonProps extends ComponentProps<typeof Link> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
}

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
  if (typeof href === 'string' && isOwnDocument(href)) {
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
