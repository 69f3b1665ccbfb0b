import { ChevronLeft, ChevronRight } from 'lucide-react';
import { LinkButton } from './link-button';
import { LinkPending } from './link-pending';

interface PaginationProps {
  /** Accessible name, e.g. 'Pages of orders'. */
  label: string;
  previous?: { href: string };
  next?: { href: string };
  previousText: string;
  nextText: string;
  /** Summary of this page, e.g. '50 orders'. */
  summary?: string;
}

/** Previous and next links of a list with cursor paging (D28-1); cursors have no page numbers. */
export function Pagination({ label, previous, next, previousText, nextText, summary }: PaginationProps) {
  if (!previous && !next && !summary) return null;
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-muted tabular-nums">{summary}</p>
      <div className="flex gap-2">
        {previous ? (
          <LinkButton href={previous.href} rel="prev" variant="secondary" size="sm" icon={<Arrow back />}>
            {previousText}
          </LinkButton>
        ) : null}
        {next ? (
          <LinkButton
            href={next.href}
            rel="next"
            variant="secondary"
            size="sm"
            className="flex-row-reverse"
            icon={<Arrow />}
          >
            {nextText}
          </LinkButton>
        ) : null}
      </div>
    </nav>
  );
}

function Arrow({ back = false }: { back?: boolean }) {
  const Icon = back ? ChevronLeft : ChevronRight;
  return (
    <LinkPending className="size-4">
      <Icon aria-hidden="true" className="size-4 rtl:-scale-x-100" />
    </LinkPending>
  );
}
