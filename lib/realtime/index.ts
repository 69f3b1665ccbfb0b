import type { Broadcaster } from './port';
import { pusherBroadcaster } from './pusher-adapter';

let broadcaster: Broadcaster | undefined;

function current(): Broadcaster {
  broadcaster ??= pusherBroadcaster();
  return broadcaster;
}

/** The proof that this socket may listen on a private channel; the caller has checked that it may. SPEC 7. */
export function authorise(socketId: string, channel: string): { auth: string } {
  return current().authorise(socketId, channel);
}

/** Sends an event with ids, never personal data (DECISIONS 29). Rejects when the broadcaster did not take it. */
export async function trigger(channel: string, event: string, data: Record<string, unknown>): Promise<void> {
  await current().trigger(channel, event, data);
}
