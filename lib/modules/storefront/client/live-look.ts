import { LIVE_READY, liveLook, type LiveLook } from '@/lib/modules/storefront/contract/live-look';

/** Whether a message comes from `sender`, as a page of this site. Both have to hold: a window can change its page. */
function isFrom(event: MessageEvent, sender: Window | null): boolean {
  return sender !== null && event.source === sender && event.origin === window.location.origin;
}

/**
 * In the frame: hands on each look that the editor around it sends, and tells the editor that it listens. Anything
 * else is ignored: another sender or site, and what is no look. Returns how to stop. S3.6-12.
 */
export function followLook(onLook: (look: LiveLook) => void): () => void {
  const editor = window.parent === window ? null : window.parent;
  const tell = () => editor?.postMessage({ kind: LIVE_READY }, window.location.origin);
  let hasAnswered = false;
  function onMessage(event: MessageEvent<unknown>): void {
    if (!isFrom(event, editor)) return;
    const look = liveLook.safeParse(event.data);
    if (!look.success) return;
    onLook(look.data);
    // The editor may have begun to listen only after the frame said so.
    if (!hasAnswered) tell();
    hasAnswered = true;
  }
  window.addEventListener('message', onMessage);
  tell();
  return () => window.removeEventListener('message', onMessage);
}

/** In the editor: sends the look to its frame; a page of another site would not receive it. */
export function sendLook(frame: Window | null | undefined, look: LiveLook): void {
  frame?.postMessage(look, window.location.origin);
}

/** In the editor: calls `onReady` whenever its frame has begun to listen. Returns how to stop. */
export function awaitFrame(frame: () => Window | null | undefined, onReady: () => void): () => void {
  function onMessage(event: MessageEvent<{ kind?: unknown } | null>): void {
    if (isFrom(event, frame() ?? null) && event.data?.kind === LIVE_READY) onReady();
  }
  window.addEventListener('message', onMessage);
  return () => window.removeEventListener('message', onMessage);
}
