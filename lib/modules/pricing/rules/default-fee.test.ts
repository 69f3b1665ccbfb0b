/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_FEE_PERCENT } from './default-fee';

test('the fee that the pages name is the one that a new client has (D36-2)', () => {
  const sql = readFileSync(join(process.cwd(), 'lib/db/migrations/0061_order_costs.sql'), 'utf8');
  const [, basisPoints] = /platform_fee_bp integer not null default (\d+)/.exec(sql) ?? [];
  expect(Number(basisPoints)).toBe(DEFAULT_FEE_PERCENT * 100);
});
