/** The box of everything that opens beside its control: popovers, menus, lists of options, calendars. */
export const POPOVER_CLASSES =
  'max-w-[calc(100vw-1.5rem)] overflow-auto rounded-card border border-line bg-surface text-ink shadow-overlay ' +
  'outline-none data-[entering]:animate-[appear_0.12s_ease-out] data-[exiting]:animate-[fade-out_0.1s_ease-in_forwards]';

/** One line of a menu or a list of options. */
export const OPTION_CLASSES =
  'flex min-h-10 cursor-pointer items-center gap-2.5 rounded-control px-2.5 py-1.5 no-underline outline-none select-none ' +
  'data-[focused]:bg-ink/6 data-[disabled]:cursor-not-allowed data-[disabled]:text-muted focus-visible:shadow-none ' +
  'data-[focus-visible]:outline-2 data-[focus-visible]:-outline-offset-2 data-[focus-visible]:outline-[var(--ring)]';

/** The heading of a group of lines. */
export const GROUP_HEADING_CLASSES = 'px-2.5 pt-2 pb-1 text-[0.9375rem] font-semibold text-muted';
