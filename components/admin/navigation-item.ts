/** Shared classes of sidebar entries, links and buttons alike. */
export const NAVIGATION_ITEM =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-start font-semibold text-ink-soft no-underline ' +
  'transition-colors hover:bg-ink/5 hover:text-ink ' +
  'aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-dark';
