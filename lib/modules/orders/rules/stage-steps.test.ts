import { publicStage } from './public-stage';
import { stageSteps } from './stage-steps';
import { ORDER_STATUSES } from './statuses';

const told = (steps: ReturnType<typeof stageSteps>) => steps.map(({ stage, state }) => `${stage} ${state}`);

test('every status has exactly one present stage, and it is its own (D33-1)', () => {
  for (const status of ORDER_STATUSES) {
    const current = stageSteps(status, null, []).filter(({ state }) => state === 'current');
    expect(current.map(({ stage }) => stage)).toEqual([publicStage(status)]);
  }
});

test('the normal way: what lies behind is done, what lies ahead is not', () => {
  expect(told(stageSteps('in_production', null, []))).toEqual([
    'received done',
    'being_prepared done',
    'in_production current',
    'on_its_way todo',
  ]);
});

test('what needs the shopper’s help stands before the stage it holds up', () => {
  expect(told(stageSteps('address_issue', 'new', []))).toEqual([
    'received done',
    'needs_your_help current',
    'being_prepared todo',
    'in_production todo',
    'on_its_way todo',
  ]);
  expect(told(stageSteps('artwork_issue', 'in_production', []))[2]).toBe('needs_your_help current');
});

test('a cancelled order ends after the last stage it had reached; nothing is still to come', () => {
  expect(told(stageSteps('cancelled', null, ['new', 'picked']))).toEqual([
    'received done',
    'being_prepared done',
    'in_production done',
    'cancelled current',
  ]);
  expect(told(stageSteps('cancelled', null, []))).toEqual(['received done', 'cancelled current']);
});

test('an order that is not paid has begun nothing', () => {
  expect(stageSteps(null, null, []).every(({ state }) => state === 'todo')).toBe(true);
});
