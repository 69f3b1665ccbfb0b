/** The interface of the broadcaster: sign a subscription, send an event. S7-8, D29. */
export interface Broadcaster {
  /** What signs this socket in as a user, so that `endConnections` reaches it. */
  signIn(socketId: string, userId: string): { auth: string; user_data: string };
  /** Closes every connection that has signed in as this user. Rejects when it was not accepted. */
  endConnections(userId: string): Promise<void>;
  /** A signature that allows this socket to join a private channel. */
  authorise(socketId: string, channel: string): { auth: string };
  /** Sends an event to a channel's listeners; `data` has ids, never personal data. Rejects when it was not accepted. */
  trigger(channel: string, event: string, data: Record<string, unknown>): Promise<void>;
}
