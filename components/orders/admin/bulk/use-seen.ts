'use client';

import { useState } from 'react';
import type { ListState } from '@/components/admin/list/list-state';

/**
 * When what is selected was last looked at, of a list that was read at `read`. A selection stays over several pages, so it is the
 * oldest of those that were opened since it began: what changed behind an earlier page has not been seen. D3-58.
 */
export function useSeen({ query }: ListState, read: string, selected: number): string {
  const page = JSON.stringify([query['sort'], query['cursor']]);
  const [pages, setPages] = useState<Readonly<Record<string, string>>>({});
  const now = selected === 0 ? { [page]: read } : { ...pages, [page]: read };
  if (JSON.stringify(now) !== JSON.stringify(pages)) setPages(now);
  return Object.values(now).reduce((oldest, one) => (one < oldest ? one : oldest), read);
}
