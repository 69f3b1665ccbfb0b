'use client';

import { useEffect, useRef, useState } from 'react';
import { browserCall } from '@/lib/client/browser';
import type { CheckedSlug, checkSlug } from '@/lib/modules/event-builder/contract/finish-draft';
import { checkSlugCall } from '@/lib/modules/event-builder/contract/paths';

/** An address is asked about this long after the last key. */
const REST_MS = 350;

interface Asked {
  slug: string;
  name: string;
}

export interface SlugCheck {
  /** What the server says about the address as it is typed now; null while that is not known. */
  checked: CheckedSlug | null;
  /** `failed`: it could not be asked; the address is checked again when the event is made. */
  state: 'asking' | 'known' | 'failed';
  /** The answer for what is typed now, asked at once; null when it could not be asked. */
  settle(): Promise<CheckedSlug | null>;
}

const keyOf = ({ slug, name }: Asked) => JSON.stringify(slug === '' ? ['', name] : [slug]);

/** Whether a web address can be taken, told while it is typed; without one, which the name makes. S2.2-26, D6. */
export function useSlugCheck(tenant: string, asked: Asked): SlugCheck {
  const { slug, name } = asked;
  const key = keyOf(asked);
  const [answer, setAnswer] = useState<{ key: string; checked: CheckedSlug | null } | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function ask(): Promise<CheckedSlug | null> {
    running.current?.abort();
    const call = new AbortController();
    running.current = call;
    const input = { params: { tenant }, query: { slug, name }, progress: false, signal: call.signal };
    const checked = await browserCall<typeof checkSlug>(checkSlugCall, input).catch(() => null);
    if (!call.signal.aborted) setAnswer({ key, checked });
    return checked;
  }

  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    const timer = setTimeout(() => void latest.current(), REST_MS);
    return () => clearTimeout(timer);
  }, [key]);
  const known = answer?.key === key ? answer : null;
  return {
    checked: known?.checked ?? null,
    state: known === null ? 'asking' : known.checked === null ? 'failed' : 'known',
    settle: () => (known?.checked ? Promise.resolve(known.checked) : ask()),
  };
}
