import { setTimeout as sleep } from 'node:timers/promises';
import { BadControl, controlBody } from '@/sandbox/shared/control-body';
import { json, type Answer, type Call } from '@/sandbox/shared/exchange';
import type { Router } from '@/sandbox/shared/router';
import type { Fulfiller } from './fulfiller';
import { changeAddress } from './change-address';
import { nextStep, STEPS } from './fulfiller-order';
import { readAddress, readOrder } from './read-order';

type AccountHandler = (account: string, call: Call) => Answer | Promise<Answer>;

function failure(status: number, code: string, message: string, fields?: Record<string, string>): Answer {
  return json({ error: { code, message, ...(fields ? { fields } : {}) } }, status);
}

function keyOf(call: Call): string {
  const header = call.headers.authorization ?? '';
  return header.startsWith('Bearer ') ? header.slice(7).trim() : '';
}

/** The account that calls: of its bearer key, or the first one without; a signature has to be that account's. */
function callerOf(fulfiller: Fulfiller, call: Call): string | null {
  const signature = call.headers['x-platform-signature'];
  if (typeof signature !== 'string') return fulfiller.accountOf(keyOf(call));
  const account = call.headers.authorization === undefined ? '' : fulfiller.accountOf(keyOf(call));
  return account !== null && fulfiller.isSigned(account, call.body, signature) ? account : null;
}

/** The body of a call, or the answer to one that is no JSON. */
function bodyOf(call: Call): { body: Record<string, unknown> } | { answer: Answer } {
  try {
    return { body: controlBody(call) };
  } catch (cause) {
    const words = cause instanceof BadControl ? cause.message : 'unreadable';
    return { answer: failure(400, 'bad_json', words) };
  }
}

function address(fulfiller: Fulfiller, account: string, call: Call): Answer {
  const read = bodyOf(call);
  if ('answer' in read) return read.answer;
  const { input, faults } = readAddress(read.body);
  if (Object.keys(faults).length > 0) return failure(422, 'invalid', 'The address cannot be read', faults);
  const said = changeAddress(fulfiller, account, input);
  if (said === 'unknown') return failure(422, 'unknown', 'No such order');
  return said === 'changed'
    ? json({ ok: true, message: 'Goes on the label when the order is packed' })
    : failure(409, 'too_late', 'The order is packed already');
}

function submit(fulfiller: Fulfiller, account: string, call: Call): Answer {
  const read = bodyOf(call);
  if ('answer' in read) return read.answer;
  const { body } = read;
  const { input, faults } = readOrder(body);
  if (Object.keys(faults).length > 0) return failure(422, 'invalid', 'The order cannot be read', faults);
  const rejection = fulfiller.trouble.takeRejection();
  if (rejection) return failure(422, rejection.code, rejection.message);
  const accepted = fulfiller.accept(account, input);
  if (!accepted) return failure(409, 'reference_taken', 'Another order has this reference');
  return json(accepted.record.order, accepted.fresh ? 201 : 200);
}

function cancel(fulfiller: Fulfiller, account: string, call: Call): Answer {
  const record = fulfiller.orders.get(call.params['id'] ?? '');
  if (record?.account !== account) return failure(404, 'not_found', 'No such order');
  if (record.order.status === 'cancelled') return json(record.order);
  const next = nextStep(record.order.status, []);
  const tooLate =
    next === null ? record.order.status === 'shipped' : STEPS.indexOf(next) > STEPS.indexOf('in_production');
  if (tooLate) return failure(409, 'too_late', 'The order is in production already');
  fulfiller.interrupt(record, 'cancelled', 'Cancelled by the client');
  return json(record.order);
}

/** `/v1/orders`: the fulfiller's API, authenticated by key or signature, and `/v1/check`, which orders nothing. */
export function apiRoutes(router: Router, fulfiller: Fulfiller): Router {
  const guarded = (handler: AccountHandler) => async (call: Call) => {
    const account = callerOf(fulfiller, call);
    if (account === null) return failure(401, 'unauthorised', 'Unknown key or signature');
    const wait = fulfiller.trouble.takeDelay();
    if (wait > 0) await sleep(wait);
    const status = fulfiller.trouble.takeFailure();
    return status === null
      ? handler(account, call)
      : failure(status, 'planned', 'A failure was planned here');
  };
  return router
    .add(
      'POST',
      '/v1/check',
      guarded(() => json({ ok: true })),
    )
    .add(
      'POST',
      '/v1/orders',
      guarded((account, call) => submit(fulfiller, account, call)),
    )
    .add(
      'POST',
      '/v1/orders/address',
      guarded((account, call) => address(fulfiller, account, call)),
    )
    .add(
      'GET',
      '/v1/orders',
      guarded((account, call) => {
        const reference = call.query.get('reference');
        const found =
          reference === null
            ? fulfiller.orders.newestFirst().filter((record) => record.account === account)
            : [fulfiller.orders.get(fulfiller.references.get(`${account}:${reference}`)?.order ?? '')];
        return json({ orders: found.flatMap((record) => (record ? [record.order] : [])).slice(0, 100) });
      }),
    )
    .add(
      'GET',
      '/v1/orders/:id',
      guarded((account, call) => {
        const record = fulfiller.orders.get(call.params['id'] ?? '');
        return record?.account === account ? json(record.order) : failure(404, 'not_found', 'No such order');
      }),
    )
    .add(
      'POST',
      '/v1/orders/:id/cancel',
      guarded((account, call) => cancel(fulfiller, account, call)),
    );
}
