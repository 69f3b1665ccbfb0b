/** Of a file input that is shown as one: its button looks like a quiet button, and a long name stays inside. */
export const FILE_CLASSES =
  'w-full max-w-full text-[0.9375rem] file:me-3 file:min-h-9 file:cursor-pointer file:rounded-control file:border ' +
  'file:border-line-strong/60 file:bg-surface file:px-3 file:font-semibold file:text-ink hover:file:bg-paper-deep';
