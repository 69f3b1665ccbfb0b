import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';

type Part<List extends keyof OrderDetail> = OrderDetail[List] extends (infer One)[] ? One : never;
export type Step = Part<'history'>;
export type Edit = Part<'edits'>;

/** What happened to an order, and when. */
export type TimelineEntry = { id: string; at: string } & (
  | { kind: 'step'; step: Step; edit: Edit | null }
  | { kind: 'note'; note: Part<'notes'> }
  | {
      kind: 'mail';
      mail: Pick<Part<'mails'>, 'kind' | 'again'>;
      sent: boolean;
      dropped: Part<'unsent_mails'>['dropped'];
    }
  | { kind: 'refund'; refund: Part<'refunds'> }
  | { kind: 'asked'; asked: Part<'asked_refunds'> }
  | { kind: 'dispute'; dispute: Part<'disputes'>; state: Part<'disputes'>['state'] }
  | { kind: 'thanks' }
);

/** An edit and the row of the history that says who made it are written together, a moment apart. */
const TOGETHER_MS = 2000;

/** The edit that a step of the history is about. */
function editOf(step: Step, edits: readonly Edit[]): Edit | null {
  if (step.reason !== 'edited') return null;
  const at = Date.parse(step.at);
  return edits.find(({ made_at }) => Math.abs(Date.parse(made_at) - at) < TOGETHER_MS) ?? null;
}

function moneyEntries({ refunds, asked_refunds: asked, disputes }: OrderDetail): TimelineEntry[] {
  return [
    // One that is made is told with the refund it became.
    ...asked
      .filter(({ refund }) => refund === null)
      .map((one) => ({ kind: 'asked' as const, id: one.id, at: one.asked_at, asked: one })),
    ...refunds.map((one) => ({ kind: 'refund' as const, id: one.id, at: one.made_at, refund: one })),
    ...disputes.flatMap((one): TimelineEntry[] => {
      const { id, state, opened_at, closed_at } = one;
      const opened = state === 'inquiry' ? state : 'open';
      const begin = { kind: 'dispute' as const, id, at: opened_at, dispute: one, state: opened } as const;
      if (closed_at === null) return [begin];
      return [begin, { kind: 'dispute', id: `${id}-end`, at: closed_at, dispute: one, state }];
    }),
  ];
}

function mailEntries({ mails, unsent_mails: unsent }: OrderDetail): TimelineEntry[] {
  return [
    ...mails.map((mail) => ({
      kind: 'mail' as const,
      id: mail.id,
      at: mail.sent_at,
      mail,
      sent: true,
      dropped: null,
    })),
    ...unsent.map((mail) => ({
      kind: 'mail' as const,
      id: mail.id,
      at: mail.tried_at,
      mail,
      sent: false,
      dropped: mail.dropped,
    })),
  ];
}

/** All that happened to an order, the newest first. Steps keep the order that the API has found. D3-59. */
export function timelineOf(order: OrderDetail): TimelineEntry[] {
  const steps = order.history.map((step): TimelineEntry => {
    const edit = editOf(step, order.edits);
    return { kind: 'step', id: step.id, at: step.at, step, edit };
  });
  const thanks = order.thanks;
  const others: TimelineEntry[] = [
    ...order.notes.map((note) => ({ kind: 'note' as const, id: note.id, at: note.written_at, note })),
    ...mailEntries(order),
    ...moneyEntries(order),
    ...(thanks ? [{ kind: 'thanks' as const, id: 'thanks', at: thanks.written_at }] : []),
  ];
  return [...steps, ...others].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)).toReversed();
}

/** Entries by the day that `dayOf` names, as they follow each other. */
export function byDay(
  entries: readonly TimelineEntry[],
  dayOf: (at: string) => string,
): { day: string; entries: TimelineEntry[] }[] {
  const days: { day: string; entries: TimelineEntry[] }[] = [];
  for (const entry of entries) {
    const day = dayOf(entry.at);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}
