/** The interface of the broadcaster: sign a subscription, send an event. S7-8, D29. */
export interface Broadcaster {
  /** A signature that allows this socket to join a private channel. */
  authorise(socketId: string, channel: string): { auth: string };
  /** Sends an event to a channel's listeners; `data` has ids, never personal data. Rejects when it was not accepted. */
  trigger(channel: string, event: string, data: Record<string, unknown>): Promise<void>;
}
