import { isSealedBody } from '@/lib/kernel/seal';
import { fulfillerMessage, type FulfillerMessage } from '@/lib/modules/fulfilment/contract/callback';
import { TRANSITIONS } from '@/lib/modules/orders/rules/transition-table';
import type { Messages, Received } from './messages';
import { broken, kept, unseen, type Finding, type Rule } from './rule';

const SECONDS = 300;
const LINE = TRANSITIONS.line
  .filter(({ enteredBy }) => enteredBy.includes('fulfiller'))
  .map(({ status }): string => status);
const ISSUES = TRANSITIONS.issues
  .filter(({ raisedBy }) => raisedBy.includes('fulfiller'))
  .map(({ status }): string => status);

function read({ body }: Received): FulfillerMessage | null {
  try {
    return fulfillerMessage.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
}

/** A rule of every message that came. */
const ofEach =
  (
    fault: (one: Received, message: FulfillerMessage | null) => string | null,
  ): ((messages: Messages) => Finding) =>
  ({ received }) => {
    if (received.length === 0) return unseen('no message came');
    for (const one of received) {
      const words = fault(one, read(one));
      if (words !== null) return broken(`${words}: ${one.body.slice(0, 160)}`);
    }
    return kept(`${received.length} messages`);
  };

/** Each message once, in the order in which they first came. */
function distinct(received: readonly Received[]): FulfillerMessage[] {
  const byId = new Map<string, FulfillerMessage>();
  for (const one of received) {
    const message = read(one);
    if (message && !byId.has(message.id)) byId.set(message.id, message);
  }
  return [...byId.values()];
}

/** The steps of each order go forward only. */
function goesForward({ received }: Messages): Finding {
  if (received.length === 0) return unseen('no message came');
  for (const address of new Set(received.map((one) => one.address))) {
    const steps = distinct(received.filter((one) => one.address === address))
      .map(({ status }) => status)
      .filter((status) => LINE.includes(status));
    const back = steps.find((status, at) => LINE.indexOf(status) < LINE.indexOf(steps[at - 1] ?? status));
    if (back !== undefined) return broken(`the order of ${address} went ${steps.join(' → ')}`);
  }
  return kept();
}

/** A message that was answered with 503 comes again, as it was. */
function comesAgain({ received }: Messages): Finding {
  const putOff = received.filter(({ status }) => status === 503);
  if (putOff.length === 0) return unseen('no message came');
  const again = putOff.find((one) =>
    received.some((other) => other !== one && other.at >= one.at && read(other)?.id === read(one)?.id),
  );
  if (again) return kept();
  return broken(`${putOff.length} messages were answered with 503, and none came again in the time`);
}

/** The rules of what a printer says, as far as messages have come. S2.2-144. */
export function messageRules(secret: string): readonly Rule[] {
  const rule = (id: string, title: string, section: string, look: (messages: Messages) => Finding): Rule => ({
    id,
    title,
    section,
    run: ({ messages }) => Promise.resolve(look(messages)),
  });
  return [
    rule(
      'message.signature',
      'Messages are signed',
      'signatures',
      ofEach(({ body, signature }) =>
        isSealedBody(secret, body, signature, SECONDS) ? null : `signature “${signature ?? 'none'}”`,
      ),
    ),
    rule(
      'message.form',
      'Messages have their fields',
      'messages',
      ofEach((_, message) => (message ? null : 'a field is missing or wrong')),
    ),
    rule(
      'message.order',
      'A message names the order whose address it was sent to',
      'messages',
      ofEach(({ orderRef }, message) =>
        !message || message.order_ref === orderRef ? null : `order_ref isn’t ${orderRef}`,
      ),
    ),
    rule(
      'message.status',
      'Messages name statuses that a printer can set',
      'statuses',
      ofEach((_, message) =>
        !message || [...LINE, ...ISSUES].includes(message.status) ? null : `status “${message.status}”`,
      ),
    ),
    rule('message.forward', 'The steps of an order go forward', 'statuses', goesForward),
    rule('message.again', 'A message that wasn’t taken comes again', 'messages', comesAgain),
  ];
}
