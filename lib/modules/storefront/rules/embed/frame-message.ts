import type { OrderFormEvent } from './order-form-event';

/** In every message between a framed order form and public/widget.js, which repeats it. */
export const FRAME_SOURCE = 'merchloom-widget';

/** What a framed order form says to its host; pixels of its own viewport. */
export type FrameMessage =
  | { type: 'ready' }
  | { type: 'title'; title: string }
  | { type: 'size'; height: number }
  | { type: 'focus'; top: number; bottom: number }
  | OrderFormEvent;

/** Whether a message is the host's greeting, by which the frame learns whom it may talk to. */
export function isHello(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  const { source, type } = data as Record<string, unknown>;
  return source === FRAME_SOURCE && type === 'hello';
}
