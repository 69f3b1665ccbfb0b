import { readyAnswer } from '@/lib/fulfillers/wire-shapes';
import { checkOrder, type CheckOrder } from './orders';
import { acceptedId, told, type Answer } from './printer-calls';
import { broken, kept, type CheckContext, type Finding, type Rule } from './rule';

const NOT_OFFERED = [404, 405, 501];
const REFUSED = [401, 403];
const TOO_LATE = [409, 422];
const section = 'a-corrected-address';

const isChanged = ({ status, json }: Answer) => status === 200 && readyAnswer.safeParse(json).success;

/** A rule for those who offer the call: of an order that they have taken. */
const ofTaken =
  (see: (context: CheckContext, order: CheckOrder) => Promise<Finding>) =>
  async (context: CheckContext): Promise<Finding> => {
    const { printer, messages } = context;
    const order = checkOrder(messages.urlOf);
    const answer = await printer.order(order);
    if (acceptedId(answer) === null) return broken(`its order got ${told(answer)}`);
    const { recipient } = order;
    return see(context, { ...order, recipient: { ...recipient, address_lines: ['14 Harbour Street'] } });
  };

/** The rules of a corrected address; a printer that doesn’t offer the call keeps them. S5-74. */
export const ADDRESS_RULES: readonly Rule[] = [
  {
    id: 'address.signature',
    title: 'A corrected address without the right signature is refused',
    section,
    run: ofTaken(async ({ printer }, order) => {
      const answer = await printer.address(order, 1, { secret: 'not-the-secret-of-this-printer' });
      if (NOT_OFFERED.includes(answer.status)) return kept('not offered');
      return REFUSED.includes(answer.status) ? kept() : broken(`got ${told(answer)} instead of 401`);
    }),
  },
  {
    id: 'address.change',
    title: 'A corrected address is taken, or refused with 409 or 422',
    section,
    run: ofTaken(async ({ printer }, order) => {
      const answer = await printer.address(order, 1);
      if (NOT_OFFERED.includes(answer.status)) return kept('not offered');
      if (TOO_LATE.includes(answer.status)) return kept('too late');
      return isChanged(answer) ? kept() : broken(`got ${told(answer)} instead of 200 with {"ok": true}`);
    }),
  },
  {
    id: 'address.once',
    title: 'The same corrected address again gets the same answer',
    section,
    run: ofTaken(async ({ printer }, order) => {
      const first = await printer.address(order, 1);
      if (NOT_OFFERED.includes(first.status)) return kept('not offered');
      const again = await printer.address(order, 1);
      return first.status === again.status
        ? kept()
        : broken(`the repeat of ${told(first)} got ${told(again)}`);
    }),
  },
];
