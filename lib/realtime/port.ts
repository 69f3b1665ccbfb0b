/** The broadcaster as the app sees it: sign a subscription, send an event. SPEC 7, DECISIONS 29. */
export interface Broadcaster {
  /** The proof that this socket may listen on a private channel. */
  authorise(socketId: string, channel: string): { auth: string };
  /** Sends an event to a channel's listeners; `data` holds ids, never personal data. Rejects when it was not taken. */
  trigger(channel: string, event: string, data: Record<string, unknown>): Promise<void>;
}
