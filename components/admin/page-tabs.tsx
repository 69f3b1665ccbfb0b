'use client';

import { clsx } from 'clsx';
import Link from 'next/link';

interface PageTabsProps {
  /** Accessible name of the tabs. */
  label: string;
  tabs: readonly { href: string; text: string; isCurrent: boolean }[];
}

/** On a phone the row begins with other pages; the current one is to be seen, and the page itself stays where it is. */
function show(link: HTMLAnchorElement | null) {
  const row = link?.closest('nav');
  if (!link || !row) return;
  const hidden = link.getBoundingClientRect().right - row.getBoundingClientRect().right;
  if (hidden > 0) row.scrollLeft += hidden;
}

/** Pages that belong together, as a row of links that scrolls on phones. Parts of one page are `overlay/tabs`. */
export function PageTabs({ label, tabs }: PageTabsProps) {
  return (
    <nav aria-label={label} className="scroll-row mt-5 border-b border-line">
      <ul className="flex min-w-max gap-1">
        {tabs.map(({ href, text, isCurrent }) => (
          <li key={href}>
            <Link
              ref={isCurrent ? show : undefined}
              href={href}
              prefetch={false}
              aria-current={isCurrent ? 'page' : undefined}
              className={clsx(
                '-mb-px inline-flex min-h-11 items-center border-b-2 px-3 font-semibold whitespace-nowrap',
                isCurrent
                  ? 'border-accent text-accent'
                  : 'border-transparent text-muted hover:border-line hover:text-ink',
              )}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
