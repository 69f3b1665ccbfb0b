'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';

/** Viewport width that the preview is laid out for: a small laptop's. */
const WIDE_PX = 1120;
const HIGH_PX = 1180;
/** Initial scale for the column on wide screens, until it is measured. */
const FIRST_SCALE = 512 / WIDE_PX;

/** Maximum wait for the store's fonts. */
const FONTS_MS = 1600;

/**
 * Whether the store's fonts had time to load; until then text would shift. `document.fonts` does not help: fonts of a
 * new preview have not been requested yet.
 */
function useSteadyFonts(): boolean {
  const [isSteady, setSteady] = useState(false);
  useEffect(() => {
    const late = setTimeout(() => setSteady(true), FONTS_MS);
    return () => clearTimeout(late);
  }, []);
  return isSteady;
}

interface PreviewWindowProps {
  address: string;
  /** Shown below the window, e.g. a link to the store itself. */
  foot?: ReactNode;
  children: ReactNode;
}

/** A small live preview of the store; inert, so that nothing in it can be focused. */
export function PreviewWindow({ address, foot, children }: PreviewWindowProps) {
  const t = useTranslations('eventBuilder');
  const frame = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(FIRST_SCALE);
  const isSteady = useSteadyFonts();
  useLayoutEffect(() => {
    const box = frame.current;
    if (!box) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0;
      if (width > 0) setScale(width / WIDE_PX);
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return (
    <aside aria-label={t('seeStore')} className="grid gap-3">
      <div
        ref={frame}
        aria-hidden="true"
        inert
        className="overflow-hidden rounded-card border border-line bg-surface shadow-lift"
      >
        <div className="flex h-9 items-center gap-2 border-b border-line bg-paper-deep px-3">
          {['bg-[#e4a49a]', 'bg-[#e8cf8f]', 'bg-[#a9cfa5]'].map((dot) => (
            <span key={dot} className={`size-2.5 rounded-full ${dot}`} />
          ))}
          <span className="ms-2 truncate rounded-full bg-surface px-3 text-[0.8125rem] text-muted">
            {address}
          </span>
        </div>
        {/* Fixed aspect ratio, so that the height is right before the measurement. */}
        <div className="overflow-hidden" style={{ aspectRatio: `${WIDE_PX} / ${HIGH_PX}` }}>
          <div
            className={isSteady ? undefined : 'invisible'}
            style={{ width: WIDE_PX, height: HIGH_PX, transform: `scale(${scale})`, transformOrigin: '0 0' }}
          >
            {children}
          </div>
        </div>
      </div>
      {foot}
    </aside>
  );
}
