'use client';

import { useEffect, useRef, useState } from 'react';
import { withLogo } from '@/lib/modules/event-builder/client/change-store';
import type { BuiltStore } from '@/lib/modules/event-builder/client/use-kept-store';
import type { PlacedLogo } from '@/lib/modules/event-builder/rules/place-logo';
import type { LogoProblem } from './use-logo-upload';

/** Removing the logo's flat background. */
export interface LogoBackground {
  busy: boolean;
  problem: LogoProblem | null;
  /** Whether the shown logo is one whose background was removed here. */
  isRemoved: boolean;
  remove(): void;
  /** Brings the former logo back. */
  restore(): void;
}

interface Removed {
  /** The logo without its background. */
  id: string;
  former: PlacedLogo;
}

/** Has the worker make the logo again without its flat background, and puts it in the logo's place. S3.4-34. */
export function useLogoBackground({ keeper }: BuiltStore, logo: PlacedLogo | null): LogoBackground {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ of: string; problem: LogoProblem } | null>(null);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function cut(former: PlacedLogo): Promise<void> {
    const call = new AbortController();
    running.current?.abort();
    running.current = call;
    setBusy(true);
    setProblem(null);
    const token = await keeper.token();
    const { cutOutPicture } = await import('@/lib/modules/uploads/client/upload-picture');
    const outcome =
      token === null
        ? null
        : await cutOutPicture({ kind: 'builder', token }, former.id, { signal: call.signal });
    if (call.signal.aborted) return;
    setBusy(false);
    if (!outcome?.ok) {
      return setProblem({ of: former.id, problem: outcome ? outcome.error : { code: 'unsaved' } });
    }
    // Another logo was chosen, or it was removed, while the worker was busy.
    if (keeper.state().store.img_id !== former.id) return;
    const { id, url, widthPx, heightPx, contentType, colourMode, bytes } = outcome.value;
    const facts = { content_type: contentType, colour_mode: colourMode, bytes };
    keeper.addPicture({ id, url, width_px: widthPx, height_px: heightPx, ...facts });
    keeper.change(withLogo({ id, widthPx, heightPx }, former));
    setRemoved({ id, former });
  }

  const isRemoved = logo !== null && removed?.id === logo.id;
  return {
    busy,
    problem: logo && problem?.of === logo.id ? problem.problem : null,
    isRemoved,
    remove: () => {
      if (logo) void cut(logo);
    },
    restore: () => {
      if (isRemoved) keeper.change(withLogo(removed.former, logo));
    },
  };
}
