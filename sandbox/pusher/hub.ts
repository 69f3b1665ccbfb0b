/** One connected client. */
export interface Member {
  id: string;
  /** Set once the client has signed in. */
  userId: string | null;
  send(message: string): void;
  close(code: number, reason: string): void;
}

export interface SentEvent {
  channel: string;
  event: string;
  data: string;
  /** Number of sockets that received it. */
  reached: number;
}

const KEPT = 500;

/** Channels and their subscribers. */
export class Hub {
  readonly members = new Map<string, Member>();
  private readonly channels = new Map<string, Set<string>>();
  private history: SentEvent[] = [];
  private dropNext = 0;

  add(member: Member): void {
    this.members.set(member.id, member);
  }

  remove(id: string): void {
    this.members.delete(id);
    for (const channel of [...this.channels.keys()]) this.leave(channel, id);
  }

  join(channel: string, id: string): void {
    const ids = this.channels.get(channel) ?? new Set();
    this.channels.set(channel, ids.add(id));
  }

  leave(channel: string, id: string): void {
    const ids = this.channels.get(channel);
    if (ids?.delete(id) && ids.size === 0) this.channels.delete(channel);
  }

  /** Channel → number of sockets on it. */
  occupied(prefix = ''): Map<string, number> {
    const found = [...this.channels].filter(([name]) => name.startsWith(prefix));
    return new Map(found.map(([name, ids]) => [name, ids.size]));
  }

  count(channel: string): number {
    return this.channels.get(channel)?.size ?? 0;
  }

  /** Sends an event to a channel, except to the socket it came from. */
  publish(channel: string, event: string, data: string, except?: string): void {
    const dropped = this.dropNext > 0;
    if (dropped) this.dropNext -= 1;
    const message = JSON.stringify({ event, channel, data });
    const ids = dropped ? [] : [...(this.channels.get(channel) ?? [])].filter((id) => id !== except);
    for (const id of ids) this.members.get(id)?.send(message);
    this.history.push({ channel, event, data, reached: ids.length });
    if (this.history.length > KEPT * 2) this.history = this.history.slice(-KEPT);
  }

  /** Published events, oldest first. */
  sent(channel?: string): SentEvent[] {
    return channel === undefined
      ? [...this.history]
      : this.history.filter((entry) => entry.channel === channel);
  }

  /** Drops the next events instead of sending them to sockets. */
  drop(count: number): void {
    this.dropNext = count;
  }

  /** Closes every socket that has signed in as this user; with code 4009 clients do not reconnect unasked. */
  disconnectUser(userId: string): void {
    for (const member of [...this.members.values()]) {
      if (member.userId === userId) member.close(4009, 'You got disconnected by the app.');
    }
  }

  /** Closes every socket; with code 4200 clients reconnect at once. */
  disconnectAll(code: number): number {
    const members = [...this.members.values()];
    for (const member of members) member.close(code, 'Disconnected by the sandbox');
    return members.length;
  }

  reset(): void {
    this.history = [];
    this.dropNext = 0;
  }
}
