'use client';

import { clsx } from 'clsx';
import { useSelectedLayoutSegment } from 'next/navigation';
import { IdleLink } from '@/components/ui/idle-link';

export interface SiteLink {
  href: string;
  text: string;
}

interface SiteLinksProps {
  links: readonly SiteLink[];
  className: string;
  linkClassName: string;
}

/** The entries of the public menu, the current page marked; their pages are fetched ahead when idle. S2.5-9, S9-23. */
export function SiteLinks({ links, className, linkClassName }: SiteLinksProps) {
  // The segment, as the path has an inner locale while the server renders.
  const segment = useSelectedLayoutSegment();
  return (
    <ul className={className}>
      {links.map(({ href, text }) => (
        <li key={href}>
          <IdleLink
            href={href}
            aria-current={href === `/${segment}` ? 'page' : undefined}
            className={clsx(
              linkClassName,
              'rounded-control font-semibold text-ink-soft hover:bg-ink/6 hover:text-ink',
              'aria-[current=page]:text-accent',
            )}
          >
            {text}
          </IdleLink>
        </li>
      ))}
    </ul>
  );
}
