export const CLIENT_STATUSES = ['waiting', 'verified', 'closed'] as const;
export type ClientStatus = (typeof CLIENT_STATUSES)[number];

/** How a client stands to staff: closed before all else. S2.2-198. */
export function clientStatus(client: { closed: boolean; verifiedAt: unknown }): ClientStatus {
  if (client.closed) return 'closed';
  return client.verifiedAt === null ? 'waiting' : 'verified';
}
