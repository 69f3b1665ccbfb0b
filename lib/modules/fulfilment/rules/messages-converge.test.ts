import { decideTransition } from '@/lib/modules/orders/rules/decide-transition';
import type { OrderStatus } from '@/lib/modules/orders/rules/statuses';
import { TRANSITIONS } from '@/lib/modules/orders/rules/transition-table';
import { ALPHABET, hear, type Heard } from '@/scripts/test/heard';

const WAY = TRANSITIONS.line.map(({ status }) => status);
const LONGEST = 6;

/** Where an order may be when a fulfiller tells of it: its answer may not have been stored yet. */
const STARTS: readonly OrderStatus[] = [
  'queued_submitting_to_fulfiller',
  'submitting_to_fulfiller',
  'submitted_to_fulfiller',
];

/** One message heard in one place, decided once: a million sequences share them. */
const known = new Map<string, Heard>();
function next(heard: Heard, message: OrderStatus): Heard {
  const key = `${heard.status}>${heard.returnsTo}>${heard.reprintEarly}>${message}`;
  const found = known.get(key) ?? hear(heard, message);
  known.set(key, found);
  return found;
}

/** Every sequence of at most six messages, with repeats; which sets of messages end in which statuses. */
function endsOf(start: OrderStatus) {
  const ends = new Map<number, Set<OrderStatus>>();
  const back: string[] = [];
  let sequences = 0;
  const walk = (heard: Heard, set: number, length: number): void => {
    if (length > 0) {
      sequences += 1;
      const found = ends.get(set) ?? new Set();
      ends.set(set, found.add(heard.status));
    }
    if (length === LONGEST) return;
    for (const [index, message] of ALPHABET.entries()) {
      const after = next(heard, message);
      const [was, is] = [WAY.indexOf(heard.status), WAY.indexOf(after.status)];
      if (was >= 0 && is >= 0 && is < was) back.push(`${heard.status} → ${after.status}`);
      walk(after, set | (1 << index), length + 1);
    }
  };
  walk({ status: start, returnsTo: null, reprintEarly: false }, 0, 0);
  return { ends, back, sequences };
}

describe('what a fulfiller tells, in whatever order (D32-68)', () => {
  test.each(STARTS)(
    'from %s: every sequence of six messages ends where any other of the same messages does, never further back',
    (start) => {
      const { ends, back, sequences } = endsOf(start);
      const torn = [...ends].filter(([, statuses]) => statuses.size > 1);
      const words = ([set, statuses]: [number, Set<OrderStatus>]) =>
        `${ALPHABET.filter((_, index) => set & (1 << index)).join(' + ')}: ${[...statuses].join(' or ')}`;
      expect(torn.slice(0, 20).map(words)).toEqual([]);
      expect(back).toEqual([]);
      // 11 + 11² + … + 11⁶.
      expect(sequences).toBe(1_948_716);
    },
  );
});

describe('an issue that its fulfiller went on in spite of', () => {
  const decide = (from: OrderStatus, to: OrderStatus, more: object = {}) => {
    const decided = decideTransition({ from, to, actor: 'fulfiller', ...more });
    return decided.ok ? decided.value : decided.error;
  };

  test('is over with the first step in which there can’t be one', () => {
    const given = { returnsTo: 'queued_processing', given: true };
    expect(decide('artwork_issue', 'picked', given)).toEqual({ outcome: 'ignored_late' });
    expect(decide('artwork_issue', 'in_production', given)).toMatchObject({ to: 'in_production' });
    const stopped = { returnsTo: 'submitting_to_fulfiller' };
    expect(decide('address_issue', 'picked', stopped)).toMatchObject({ to: 'picked' });
  });

  test('is not, where no fulfiller was given the order, or somebody else says so', () => {
    expect(decide('artwork_issue', 'in_production', { returnsTo: 'queued_processing' })).toEqual({
      outcome: 'ignored_late',
    });
    expect(decide('address_issue', 'in_production', { returnsTo: 'processed', given: true })).toEqual({
      outcome: 'ignored_late',
    });
    const staff = { actor: 'staff', returnsTo: 'queued_processing', given: true };
    expect(decide('artwork_issue', 'in_production', staff)).toBe('not_from_here');
  });

  test('of two issues the same one counts, and returns to where the first would have', () => {
    const stopped = { returnsTo: 'queued_submitting_to_fulfiller' };
    expect(decide('fulfiller_submission_error', 'address_issue', stopped)).toMatchObject({
      to: 'address_issue',
      returnsTo: 'queued_submitting_to_fulfiller',
    });
    expect(decide('address_issue', 'fulfiller_submission_error', stopped)).toBe('not_from_here');
  });
});
