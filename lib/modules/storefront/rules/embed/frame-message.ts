import type { OrderFormEvent } from './order-form-event';

/** Marks every message between an embedded order form and public/widget.js, which repeats the value. */
export const FRAME_SOURCE = 'merchloom-widget';

/** Messages of an embedded order form to its host page; lengths are pixels of the frame's viewport. */
export type FrameMessage =
  | { type: 'ready' }
  | { type: 'title'; title: string }
  | { type: 'size'; height: number }
  | { type: 'focus'; top: number; bottom: number }
  | OrderFormEvent;

/** Whether a message is the host's greeting, which tells the frame the host's origin. */
export function isHello(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  const { source, type } = data as Record<string, unknown>;
  return source === FRAME_SOURCE && type === 'hello';
}
