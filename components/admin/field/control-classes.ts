/** The box of a React Aria control, as CONTROL_CLASSES of `components/ui/field`; React Aria says its state by data attributes. */
export const CONTROL_BOX_CLASSES =
  'flex min-h-11 w-full items-center gap-2 rounded-control border border-line-strong bg-surface px-3.5 text-base text-ink ' +
  'text-start transition-colors hover:border-ink-soft ' +
  'data-[disabled]:cursor-not-allowed data-[disabled]:bg-paper-deep data-[disabled]:text-muted';

export const INVALID_CLASSES = 'border-danger ring-1 ring-danger';
