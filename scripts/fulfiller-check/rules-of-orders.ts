import { checkOrder, item, type CheckOrder } from './orders';
import { acceptedId, told, type Answer } from './printer-calls';
import { broken, kept, worst, type CheckContext, type Finding, type Rule } from './rule';

const taken = (answer: Answer, what = 'it'): Finding =>
  acceptedId(answer) === null ? broken(`${what} got ${told(answer)} instead of 201 with an id`) : kept();

/** A rule that an order like this is taken. */
const takes =
  (changes: (order: CheckOrder) => Partial<CheckOrder>) =>
  async ({ printer, messages }: CheckContext) => {
    const order = checkOrder(messages.urlOf);
    return taken(await printer.order({ ...order, ...changes(order) }));
  };

const AGAIN = [408, 409, 425, 429, 503];
const [AT_ONCE, BUSY] = [5, 20];
const BIG_ITEMS = 500;

/** Sent one after another and all at once, an order is one. */
async function isOnce({ printer, messages }: CheckContext): Promise<Finding> {
  const order = checkOrder(messages.urlOf);
  const first = await printer.order(order);
  const later = await printer.order(order);
  if (acceptedId(first) === null) return taken(first);
  if (acceptedId(later) !== acceptedId(first))
    return broken(`the repeat of ${told(first)} got ${told(later)}`);
  const other = checkOrder(messages.urlOf);
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => printer.order(other)));
  const bad = answers.find((answer) => acceptedId(answer) === null && !AGAIN.includes(answer.status));
  if (bad) return broken(`one of ${AT_ONCE} at once got ${told(bad)}`);
  const ids = new Set(answers.map(acceptedId).filter((id) => id !== null));
  return ids.size <= 1 ? kept() : broken(`${AT_ONCE} at once of one reference made ${ids.size} orders`);
}

const isRetryAfter = (text: string | null) =>
  text === null || /^\d{1,6}$/.test(text.trim()) || !Number.isNaN(Date.parse(text));

/** Under load an order is taken, or put off; never refused. */
async function standsLoad({ printer, messages }: CheckContext): Promise<Finding> {
  const orders = Array.from({ length: BUSY }, () => checkOrder(messages.urlOf));
  const answers = await Promise.all(orders.map((order) => printer.order(order)));
  const findings = answers.map((answer): Finding => {
    if (acceptedId(answer) !== null) return kept();
    if (!AGAIN.includes(answer.status)) return broken(`one of ${BUSY} orders at once got ${told(answer)}`);
    return isRetryAfter(answer.retryAfter) ? kept() : broken(`Retry-After “${answer.retryAfter}”`);
  });
  const putOff = answers.filter((answer) => acceptedId(answer) === null).length;
  const found = worst(findings);
  return found.kind === 'kept' ? kept(`${putOff} of ${BUSY} were put off`) : found;
}

const NAME = `Ærøskøbing-Ωμέγα 王小明 محمد Żółć ${'Maria de los Ángeles '.repeat(7)}`.slice(0, 200).trim();

/** The rules of what an order may be. S2.2-144. */
export const ORDER_RULES: readonly Rule[] = [
  {
    id: 'order.taken',
    title: 'A plain order is taken, with an id',
    section: 'orders',
    run: takes(() => ({})),
  },
  {
    id: 'order.once',
    title: 'The same reference again is the same order',
    section: 'the-same-order-again',
    run: isOnce,
  },
  {
    id: 'order.new-reference',
    title: 'A new reference is a new order, also with a known order_ref',
    section: 'the-same-order-again',
    async run({ printer, messages }) {
      const order = checkOrder(messages.urlOf);
      const { reference } = checkOrder(messages.urlOf);
      const later = { ...order, reference, callback_url: `${order.callback_url}?later` };
      const [first, second] = [await printer.order(order), await printer.order(later)];
      const found = worst([taken(first), taken(second)]);
      if (found.kind !== 'kept') return found;
      return acceptedId(first) === acceptedId(second) ? broken('two references got one id') : kept();
    },
  },
  {
    id: 'order.unknown-fields',
    title: 'Fields that are unknown are ignored',
    section: 'orders',
    run: takes(({ recipient, items }) => ({
      a_field_of_tomorrow: { any: ['thing', 1, null] },
      recipient: Object.assign({ company: 'A field of tomorrow' }, recipient),
      items: items.map((one) => Object.assign({ weight_g: 180 }, one)),
    })),
  },
  {
    id: 'order.scripts',
    title: 'Long names and any script are taken',
    section: 'orders',
    run: takes(({ recipient }) => ({
      recipient: {
        ...recipient,
        name: NAME,
        address_lines: ['ул. Тверская, д. 1, кв. 2', '東京都千代田区丸の内一丁目', `${'Long'.repeat(45)} 🎁`],
        city: 'Θεσσαλονίκη',
      },
      items: [item(1, ['front'], 'T-Shirt „Größe“ 👕 قميص')],
    })),
  },
  {
    id: 'order.empty-texts',
    title: 'Phone, email, county and state may be empty',
    section: 'orders',
    run: takes(({ recipient }) => ({
      recipient: { ...recipient, phone: '', email: '', county: '', state: '' },
    })),
  },
  {
    id: 'order.items',
    title: 'Several items are taken',
    section: 'orders',
    run: takes(() => ({ items: [item(1), item(2), item(3)] })),
  },
  {
    id: 'order.sides',
    title: 'An item printed on both sides is taken',
    section: 'print-files',
    run: takes(() => ({ items: [item(1, ['front', 'back'])] })),
  },
  {
    id: 'order.plain',
    title: 'An item without a print is taken',
    section: 'print-files',
    run: takes(() => ({ items: [item(1, [])] })),
  },
  {
    id: 'order.big',
    title: `A big order is taken: ${BIG_ITEMS} items`,
    section: 'orders',
    run: takes(() => ({ items: Array.from({ length: BIG_ITEMS }, (_, at) => item(at + 1)) })),
  },
  {
    id: 'order.load',
    title: `${BUSY} orders at once are taken or put off, never refused`,
    section: 'retries',
    run: standsLoad,
  },
];
