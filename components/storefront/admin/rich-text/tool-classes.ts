/** A button of the toolbar. */
export const TOOL_CLASSES =
  'grid size-10 cursor-pointer place-items-center rounded-[0.5rem] text-muted hover:text-ink ' +
  'data-selected:bg-accent/8 data-selected:text-accent data-focus-visible:outline-2 data-focus-visible:outline-(--ring)';
