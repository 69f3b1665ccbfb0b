'use client';

import { useEffect, useSyncExternalStore } from 'react';

const urls = new WeakMap<File, string>();
const nothing = () => () => {};

function urlOf(file: File | undefined): string | null {
  if (!file) return null;
  const known = urls.get(file) ?? URL.createObjectURL(file);
  urls.set(file, known);
  return known;
}

/** Object URL for a chosen file; revoked when another file is chosen. */
export function useObjectUrl(file: File | undefined): string | null {
  const url = useSyncExternalStore(
    nothing,
    () => urlOf(file),
    () => null,
  );
  useEffect(
    () => () => {
      if (!file) return;
      const made = urls.get(file);
      urls.delete(file);
      if (made) URL.revokeObjectURL(made);
    },
    [file],
  );
  return url;
}
