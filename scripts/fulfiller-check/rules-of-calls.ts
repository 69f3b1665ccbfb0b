import { checkOrder, type CheckOrder } from './orders';
import { told, type Answer, type Signing } from './printer-calls';
import { broken, kept, worst, type CheckContext, type Finding, type Rule } from './rule';

const REFUSED = [401, 403];

/** Check call and order, both signed in a way that has to be refused. */
const refusesBoth = (signing: Signing) => async (context: CheckContext) => {
  const { printer, messages } = context;
  const answers: [string, Answer][] = [
    ['the check call', await printer.check(signing)],
    ['an order', await printer.order(checkOrder(messages.urlOf), signing)],
  ];
  return worst(
    answers.map(([what, answer]) =>
      REFUSED.includes(answer.status) ? kept() : broken(`${what} got ${told(answer)} instead of 401`),
    ),
  );
};

const within = (tookMs: number, limit: number): Finding =>
  tookMs <= limit ? kept(`${tookMs} ms`) : broken(`took ${tookMs} ms, and ${limit} ms are the limit`);

/** A body that was cut off in the middle. */
const halfOf = (order: CheckOrder) => {
  const text = JSON.stringify(order);
  return text.slice(0, text.length / 2);
};

const UNCERTAIN = [408, 409, 425, 429];
const isRefusal = (status: number) => status >= 400 && status < 500 && !UNCERTAIN.includes(status);
const wordsOf = ({ json }: Answer) => (json as { error?: { message?: unknown } } | null)?.error?.message;

/** The rules of signatures, times and the answers’ form. S2.2-144. */
export const CALL_RULES: readonly Rule[] = [
  {
    id: 'check.answers',
    title: 'The check call is answered with {"ok": true}',
    section: 'the-check-call',
    async run({ printer }) {
      const answer = await printer.check();
      const isOk = (answer.json as { ok?: unknown } | null)?.ok === true;
      return answer.status === 200 && isOk ? kept() : broken(`got ${told(answer)}`);
    },
  },
  {
    id: 'time.check',
    title: 'The check call is answered in time',
    section: 'the-check-call',
    run: async ({ printer, limits }) => within((await printer.check()).tookMs, limits.check),
  },
  {
    id: 'signature.wrong',
    title: 'A wrong signature is refused',
    section: 'signatures',
    run: refusesBoth({ secret: 'not-the-secret-of-this-printer' }),
  },
  {
    id: 'signature.old',
    title: 'A signature of ten minutes ago is refused',
    section: 'signatures',
    run: refusesBoth({ age: 600 }),
  },
  {
    id: 'signature.missing',
    title: 'A call without a signature is refused',
    section: 'signatures',
    run: refusesBoth({ none: true }),
  },
  {
    id: 'time.order',
    title: 'An order is answered in time',
    section: 'orders',
    run: async ({ printer, messages, limits }) =>
      within((await printer.order(checkOrder(messages.urlOf))).tookMs, limits.order),
  },
  {
    id: 'answer.form',
    title: 'An order is answered with JSON, of at most 256 kB',
    section: 'orders',
    async run({ printer, messages }) {
      const answer = await printer.order(checkOrder(messages.urlOf));
      const { contentType, bytes, status } = answer;
      if (status === 0) return broken('got no answer');
      if (!/^application\/([\w.-]+\+)?json\b/i.test(contentType))
        return broken(`content type “${contentType}”`);
      return bytes <= 256 * 1_024 ? kept() : broken(`${bytes} bytes`);
    },
  },
  {
    id: 'order.refusal',
    title: 'An order that can’t be made is refused, in words',
    section: 'refusing-an-order',
    async run({ printer, messages }) {
      const answer = await printer.order(checkOrder(messages.urlOf, { items: [] }));
      if (!isRefusal(answer.status)) return broken(`an order of no items got ${told(answer)} instead of 422`);
      const words = wordsOf(answer);
      return typeof words === 'string' && words.trim() !== ''
        ? kept(words)
        : broken(`no words: ${told(answer)}`);
    },
  },
  {
    id: 'order.half-body',
    title: 'Half a body is refused',
    section: 'refusing-an-order',
    async run({ printer, messages }) {
      const answer = await printer.rawOrder(halfOf(checkOrder(messages.urlOf)));
      return isRefusal(answer.status) ? kept() : broken(`got ${told(answer)} instead of 400 or 422`);
    },
  },
];
