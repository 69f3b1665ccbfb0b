'use client';

import type { MouseEvent, ReactNode } from 'react';
import type { OrderFormEvent } from '@/lib/modules/storefront/rules/embed/order-form-event';
import { useFrameHost } from './use-frame-host';

export interface FrameProps {
  /** Origins that may frame it. */
  origins: readonly string[];
  title: string;
}

interface FramedProps extends FrameProps {
  children(tell: (event: OrderFormEvent) => void): ReactNode;
}

/** Opens links in a new tab: other pages must not be framed. */
function openOutside({ target }: MouseEvent) {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link && /^https?:/.test(link.protocol)) link.target = '_blank';
}

/** Wrapper for framed forms, which reports events to the framing site. D8; S7. */
export function Framed({ origins, title, children }: FramedProps) {
  const { frame, tell } = useFrameHost(origins, title);
  return (
    <div ref={frame} onClickCapture={openOutside}>
      {children(tell)}
    </div>
  );
}
