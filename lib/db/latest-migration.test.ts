/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LATEST_MIGRATION } from './latest-migration';

test('names the last migration file, so that an instance before its migration is not ready', () => {
  const files = readdirSync(join(process.cwd(), 'lib/db/migrations')).filter((file) => file.endsWith('.sql'));
  expect(files.sort().at(-1)).toBe(LATEST_MIGRATION);
});
