/** @jest-environment node */
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { wireAddress, wireOrder } from '@/lib/fulfillers/wire-shapes';
import { sealBody } from '@/lib/kernel/seal';
import { fulfillerCallback, fulfillerMessage } from '@/lib/modules/fulfilment/contract/callback';
import { ORDER_STATUSES } from '@/lib/modules/orders/rules/statuses';
import { TRANSITIONS } from '@/lib/modules/orders/rules/transition-table';
import { buildFulfillerDocument } from './build-document';
import { EXAMPLE_ADDRESS, EXAMPLE_ORDER } from './examples';

const FOLDER = 'docs/fulfiller-api';
const readme = readFileSync(`${FOLDER}/README.md`, 'utf8');

describe("the printers' connector as a document (S2.2-143)", () => {
  test('the committed document is what the schemas make; `npm run fulfiller:api` writes it', () => {
    const committed: unknown = JSON.parse(readFileSync(`${FOLDER}/openapi.json`, 'utf8'));
    expect(committed).toEqual(JSON.parse(JSON.stringify(buildFulfillerDocument())));
  });

  test('its examples pass the schemas that they stand beside', () => {
    expect(wireOrder.parse(EXAMPLE_ORDER)).toEqual(EXAMPLE_ORDER);
    expect(wireAddress.parse(EXAMPLE_ADDRESS)).toEqual(EXAMPLE_ADDRESS);
    expect(fulfillerMessage.safeParse(fulfillerCallback.example.request).success).toBe(true);
  });

  test('its page names every status that a printer can set, and none that does not exist', () => {
    const entered = TRANSITIONS.line.filter(({ enteredBy }) => enteredBy.includes('fulfiller'));
    const raised = TRANSITIONS.issues.filter(({ raisedBy }) => raisedBy.includes('fulfiller'));
    const theirs = [...entered, ...raised].map(({ status }) => status);
    const table = readme.slice(readme.indexOf('## Statuses'), readme.indexOf('## Repeated'));
    const named = [...table.matchAll(/^\| `([a-z_]+)`/gm)].map(([, status = '']) => status);
    expect([...named].sort()).toEqual([...theirs].sort());
    for (const status of named) expect(ORDER_STATUSES).toContain(status);
  });

  test('a signature by hand, as its page shows it, is that of the platform', () => {
    jest.useFakeTimers({ now: 1_795_942_800_000 });
    const body = '{"type":"check","fulfiller":"ful_northlight"}';
    const secret = 'a-secret-of-sixteen-or-more';
    const hex = createHmac('sha256', secret).update(`1795942800.${body}`).digest('hex');
    expect(sealBody(secret, body)).toBe(`t=1795942800,v1=${hex}`);
    expect(readme).toContain(`t=1795942800,v1=${hex}`);
    jest.useRealTimers();
  });
});
