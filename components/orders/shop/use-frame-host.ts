'use client';

import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { FRAME_SOURCE, isHello, type FrameMessage } from '@/lib/modules/storefront/rules/embed/frame-message';

function post(message: FrameMessage, origin: string): void {
  window.parent.postMessage({ source: FRAME_SOURCE, ...message }, origin);
}

/** Calls `tell` with an element's height on every change; returns the function that stops it. */
function watchHeight(element: HTMLElement, tell: (message: FrameMessage) => void): () => void {
  const measure = () => tell({ type: 'size', height: Math.ceil(element.getBoundingClientRect().height) });
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  return () => observer.disconnect();
}

function watchFocus(tell: (message: FrameMessage) => void): () => void {
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    const { top, bottom } = target.getBoundingClientRect();
    tell({ type: 'focus', top, bottom });
  };
  document.addEventListener('focusin', onFocus);
  return () => document.removeEventListener('focusin', onFocus);
}

/**
 * Connects a framed page to the framing site by postMessage: announces itself and, after a greeting from one of the
 * event's origins, sends title, height and focus position to that origin only. Does nothing outside a frame.
 */
export function useFrameHost(
  origins: readonly string[],
  title: string,
): { frame: RefObject<HTMLDivElement | null>; tell: (message: FrameMessage) => void } {
  const host = useRef<string | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const tell = useCallback((message: FrameMessage) => {
    if (host.current !== null) post(message, host.current);
  }, []);
  useEffect(() => {
    const element = frame.current;
    if (window.parent === window || !element) return undefined;
    let stop = () => undefined as void;
    const onMessage = ({ source, origin, data }: MessageEvent) => {
      if (source !== window.parent || !origins.includes(origin) || !isHello(data)) return;
      host.current = origin;
      stop();
      tell({ type: 'title', title });
      const watching = [watchHeight(element, tell), watchFocus(tell)];
      stop = () => watching.forEach((end) => end());
    };
    window.addEventListener('message', onMessage);
    // Any framing page may learn that the form is there; everything else goes to allowed origins only.
    post({ type: 'ready' }, '*');
    return () => {
      window.removeEventListener('message', onMessage);
      stop();
    };
  }, [origins, title, tell]);
  return { frame, tell };
}
