import { inOrder } from './history-order';

const at = new Date('2026-11-20T09:00:00.000Z');
const step = (fromStatus: string | null, toStatus: string, time = at) => ({
  fromStatus,
  toStatus,
  moved: true,
  at: time,
});

test('steps of the same moment follow each other, whatever their ids', () => {
  const first = step(null, 'new', new Date(at.getTime() - 60_000));
  const steps = [
    first,
    step('downloaded', 'queued_processing'),
    step('new', 'queued_downloading'),
    step('queued_downloading', 'downloaded'),
  ];
  expect(inOrder(steps).map((one) => one.toStatus)).toEqual([
    'new',
    'queued_downloading',
    'downloaded',
    'queued_processing',
  ]);
});

test('a message that moved nothing does not change where the order stands', () => {
  const late = { ...step('picked', 'submitted_to_fulfiller'), moved: false };
  const steps = [step(null, 'picked'), late, step('picked', 'in_production')];
  expect(inOrder(steps).map((one) => one.toStatus)).toEqual([
    'picked',
    'submitted_to_fulfiller',
    'in_production',
  ]);
  expect(inOrder([])).toEqual([]);
});
