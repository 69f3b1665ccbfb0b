'use client';

import { useState } from 'react';

/** Takes the export of a mail's link out of the address: a reload does not open its dialog again. */
function forgetExport(): void {
  const url = new URL(window.location.href);
  url.searchParams.delete('export');
  window.history.replaceState(null, '', url);
}

/**
 * Whether an export's dialog is open, and which export it shows: `known`, which the link of its mail names, is shown from
 * the start and once; then a new one is made. D48-3.
 */
export function useExportDialog(known: string | undefined) {
  const [open, setOpen] = useState(known !== undefined);
  const [named, setNamed] = useState(known);
  function close(): void {
    setOpen(false);
    if (named !== undefined) forgetExport();
    setNamed(undefined);
  }
  return { open, known: named, show: () => setOpen(true), close };
}
