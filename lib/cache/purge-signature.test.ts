import { setClock } from '@/lib/kernel/clock';
import { setTestEnv, TEST_SECRETS } from '@/scripts/test/env';
import { isSignedInternally, signInternal } from './purge-signature';

const NOW = Date.UTC(2026, 10, 20, 12, 0, 0);
let undo = (): void => undefined;

beforeAll(() => setTestEnv(TEST_SECRETS));
afterEach(() => undo());

test.each([
  [0, true],
  [120, true],
  [121, false],
  [-120, true],
  [-121, false],
])(
  'a call between our own processes, %i seconds old, counts: %s; two minutes are the limit (D19-10)',
  (age, counts) => {
    undo = setClock(() => new Date(NOW - age * 1000));
    const header = signInternal('{}');
    undo = setClock(() => new Date(NOW));
    expect(isSignedInternally('{}', header)).toBe(counts);
  },
);
