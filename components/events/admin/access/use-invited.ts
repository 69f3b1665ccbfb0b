'use client';

import { useEffect, useState } from 'react';
import { listInvited } from '@/lib/modules/events/client/event-access';
import type { EventPlace } from '@/lib/modules/events/client/event-details';

interface Shown {
  emails: string[];
  cursor: string | null;
  total: number;
}

/** Typing pauses so long before the list is searched. */
const PAUSE_MS = 250;

/**
 * The addresses on a list that contain the search, as many pages as were asked for. `reload` reads them anew after a
 * change.
 */
export function useInvited(place: EventPlace) {
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState<Shown | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [turn, setTurn] = useState(0);
  const { tenant, slug } = place;
  useEffect(() => {
    let current = true;
    const load = async () => {
      try {
        const { emails, next_cursor, total } = await listInvited({ tenant, slug }, { search, cursor: null });
        if (current) setShown({ emails, cursor: next_cursor, total });
        if (current) setFailure(null);
      } catch (error) {
        if (current) setFailure(error);
      }
    };
    const timer = setTimeout(() => void load(), search === '' ? 0 : PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [tenant, slug, search, turn]);
  async function more() {
    if (!shown?.cursor) return;
    try {
      const { emails, next_cursor, total } = await listInvited(place, { search, cursor: shown.cursor });
      setShown({ emails: [...shown.emails, ...emails], cursor: next_cursor, total });
    } catch (error) {
      setFailure(error);
    }
  }
  return { search, setSearch, shown, failure, more, reload: () => setTurn((before) => before + 1) };
}
