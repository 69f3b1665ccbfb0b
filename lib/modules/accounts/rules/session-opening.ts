/** A client that staff have open: until when, and as it was called when they opened it. D43-2. */
export interface SessionOpening {
  id: string;
  tenantId: string;
  client: string;
  endsAt: string;
}
