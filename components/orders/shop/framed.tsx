'use client';

import type { MouseEvent, ReactNode } from 'react';
import type { OrderFormEvent } from '@/lib/modules/storefront/rules/embed/order-form-event';
import { useFrameHost } from './use-frame-host';

export interface FrameProps {
  /** The sites that may frame it. */
  origins: readonly string[];
  title: string;
}

interface FramedProps extends FrameProps {
  children(tell: (event: OrderFormEvent) => void): ReactNode;
}

/** No page but this one may stand in another site: a link leads to a tab of its own. */
function openOutside({ target }: MouseEvent) {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link && /^https?:/.test(link.protocol)) link.target = '_blank';
}

/** What stands inside another site, which hears what becomes of it. DECISIONS 8; SPEC 7. */
export function Framed({ origins, title, children }: FramedProps) {
  const { frame, tell } = useFrameHost(origins, title);
  return (
    <div ref={frame} onClickCapture={openOutside}>
      {children(tell)}
    </div>
  );
}
