import type { Broadcaster } from './port';
import { pusherBroadcaster } from './pusher-adapter';

let broadcaster: Broadcaster | undefined;

function current(): Broadcaster {
  broadcaster ??= pusherBroadcaster();
  return broadcaster;
}

/** A signature that allows this socket to join a private channel; the caller has checked the permission. S7-8. */
export function authorise(socketId: string, channel: string): { auth: string } {
  return current().authorise(socketId, channel);
}

/** What signs this socket in as the user; the caller has checked the session. Tells the broadcaster nothing but the id. D42-12. */
export function signIn(socketId: string, userId: string): { auth: string; user_data: string } {
  return current().signIn(socketId, userId);
}

/** Closes every connection that has signed in as this user. Rejects when the broadcaster did not accept it. D42-12. */
export async function endConnections(userId: string): Promise<void> {
  await current().endConnections(userId);
}

/** Sends an event with ids, never personal data (D29-3). Rejects when the broadcaster did not accept it. */
export async function trigger(channel: string, event: string, data: Record<string, unknown>): Promise<void> {
  await current().trigger(channel, event, data);
}
