/** @jest-environment node */
import type { TenantContext } from '@/lib/db/with-tenant';
import { sendAllDue, sendDue } from './send-due';

/** What each client has due, and whose submissions were sent, in order. */
const mockDue = new Map<string, number>();
const mockSent: string[] = [];
const mockBroken = new Set<string>();

jest.mock('@/lib/db/with-directory', () => ({
  withDirectory: (work: (tx: object) => Promise<unknown>) => work({}),
}));
jest.mock('@/lib/db/list-tenants', () => ({ listTenants: async () => [...mockDue.keys()] }));
jest.mock('@/lib/modules/fulfilment/data/fulfiller-lines', () => ({ readLines: async () => [] }));
jest.mock('./prepare-due', () => ({
  prepareDue: async ({ tenantId }: TenantContext) => {
    if (mockBroken.has(tenantId)) return null;
    const left = mockDue.get(tenantId) ?? 0;
    mockDue.set(tenantId, left - 1);
    return left > 0 ? [{}, [], { id: `sub_${left}`, fulfillerId: `ful_${tenantId}_${left}` }] : null;
  },
}));
jest.mock('./send-prepared', () => ({
  sendPrepared: async ({ tenantId }: TenantContext) => {
    mockSent.push(tenantId);
    return 'answered';
  },
}));

beforeEach(() => {
  mockDue.clear();
  mockBroken.clear();
  mockSent.length = 0;
});

test('clients take turns, one submission each: who has few waits for none who has many (D32-42)', async () => {
  for (const [tenantId, due] of [
    ['ten_many', 200],
    ['ten_few', 2],
    ['ten_one', 1],
  ] as const)
    mockDue.set(tenantId, due);
  expect(await sendDue()).toEqual({ answered: 203, unanswered: 0, failed: 0 });
  expect(mockSent.slice(0, 5)).toEqual(['ten_many', 'ten_few', 'ten_one', 'ten_many', 'ten_few']);
  expect(new Set(mockSent.slice(5))).toEqual(new Set(['ten_many']));
});

test('a client that can’t be read holds up no other, and a turn ends at its limit (D32-41, D32-42)', async () => {
  mockDue.set('ten_broken', 10);
  mockBroken.add('ten_broken');
  mockDue.set('ten_many', 5_000);
  mockDue.set('ten_few', 3);
  expect(await sendDue()).toMatchObject({ answered: 1_000 });
  expect(mockSent.slice(0, 6).filter((id) => id === 'ten_few')).toHaveLength(3);
  expect(mockDue.get('ten_broken')).toBe(10);
});

test('one full turn is followed by the next at once, which asks all clients again (D32-76)', async () => {
  mockDue.set('ten_many', 2_500);
  mockDue.set('ten_few', 1);
  expect(await sendAllDue()).toEqual({ answered: 2_501, unanswered: 0, failed: 0 });
});

test('turns end when the worker is to stop (D32-76)', async () => {
  const stopping = new AbortController();
  mockDue.set('ten_many', 2_500);
  const sending = sendAllDue(stopping.signal);
  stopping.abort();
  expect((await sending).answered).toBeLessThan(2_500);
});
