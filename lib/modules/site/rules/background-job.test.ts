import { errorCode, idsOf, jobActs } from './background-job';

test('of a payload only ids are told (S2.2-268)', () => {
  const payload = {
    tenantId: 'ten_fjord',
    orderId: 'ord_7k2m9x4c1v8b',
    email: 'ada@shopper.example',
    name: 'Ada',
    kind: 'order_shipped',
    again: null,
    nested: { id: 'ord_1' },
  };
  expect(idsOf(payload)).toEqual([
    { field: 'tenantId', id: 'ten_fjord' },
    { field: 'orderId', id: 'ord_7k2m9x4c1v8b' },
  ]);
  expect([null, 'ord_1', [1]].map((other) => idsOf(other))).toEqual([[], [], []]);
});

test.each([
  ['not_found', 'not_found'],
  ['connect ECONNREFUSED 10.0.0.7:5432', 'ECONNREFUSED'],
  ['Request failed with status code 503: https://x.example/?key=s3cret', '503'],
  ['TypeError: Cannot read Ada Fern', 'TypeError'],
  ['cancelled_by_staff', 'cancelled_by_staff'],
  ['550 No such user ada@shopper.example', null],
  ['duplicate key (email)=(ada@shopper.example)', null],
  ['', null],
  [null, null],
])('of the error %p only a code is told: %p (S2.2-268)', (text, code) => {
  expect(errorCode(text)).toBe(code);
});

test('a job that a worker has is left to it (S2.2-269)', () => {
  expect(jobActs('running')).toEqual({ retry: false, cancel: false });
  expect(jobActs('parked')).toEqual({ retry: true, cancel: false });
});
