/** What a client and its store say of who their mails come from. */
interface Own {
  /** The client's own, for all its stores; null for the store's. */
  ownName: string | null;
  ownReplyTo: string | null;
  content: { contactEmail: string } | null;
}

/** The name in From, and who replies go to; empty for nobody. S2.2-103, S2.2-104. */
export function fromOf(
  { ownName, ownReplyTo, content }: Own,
  storeName: string,
): { sender: string; replyTo: string } {
  return { sender: ownName ?? storeName, replyTo: ownReplyTo ?? content?.contactEmail ?? '' };
}
