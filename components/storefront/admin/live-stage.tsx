'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import type { LivePage } from '@/lib/modules/storefront/contract/live-look';
import type { Editor } from './use-editor';
import { useLiveFrame } from './use-live-frame';

/** How much smaller than `width` its place is; 1 where it fits. */
function useScale(width: number) {
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useEffect(() => {
    const box = place.current;
    if (!box) return undefined;
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return { place, scale: room > 0 ? Math.min(1, room / width) : 1 };
}

interface LiveStageProps {
  editor: Editor;
  slug: string;
  page: LivePage;
  /** Of the window that is shown, in CSS pixels. */
  width: number;
}

/** The frame with the storefront, scaled down to its place. S3.6-11. */
export function LiveStage({ editor, slug, page, width }: LiveStageProps) {
  const t = useTranslations('storeConfiguration');
  const { ref, state, attempt, again } = useLiveFrame(editor, page);
  const { place, scale } = useScale(width);
  const retry = (
    <Button variant="secondary" size="sm" onClick={again}>
      {t('failure.retry')}
    </Button>
  );
  return (
    <div
      ref={place}
      className="relative h-[min(44rem,calc(100dvh-14rem))] min-h-80 overflow-hidden rounded-card border border-line bg-paper-deep"
    >
      <iframe
        key={attempt}
        ref={ref}
        src={`/events/${slug}/store-configuration/live`}
        title={t('preview.title')}
        // Hidden on small windows, where the frame in the dialog is shown: then it loads nothing.
        loading="lazy"
        sandbox="allow-scripts allow-same-origin"
        className={clsx('mx-auto block border-0 bg-white', state !== 'ready' && 'invisible')}
        style={{ width, height: `${100 / scale}%`, transform: `scale(${scale})`, ...placeOf(scale) }}
      />
      {state === 'failed' ? (
        <div className="absolute inset-x-0 top-0 p-4">
          <Alert tone="danger" announce="alert" actions={retry}>
            {t('preview.failed')}
          </Alert>
        </div>
      ) : null}
      {state === 'loading' ? (
        <div className="absolute inset-0 grid place-items-center text-muted">
          <Spinner />
        </div>
      ) : null}
    </div>
  );
}

/** A frame that is scaled down begins at the left edge; one that fits stays in the middle. */
function placeOf(scale: number) {
  return scale < 1 ? { transformOrigin: '0 0', marginInline: 0 } : {};
}
