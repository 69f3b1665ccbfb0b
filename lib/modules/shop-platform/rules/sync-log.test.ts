import { mayReplay } from './sync-log';

const FAILED = {
  subject: '',
  outcome: 'failed',
  reason: 'unavailable',
  isReplayed: false,
  isOver: false,
} as const;

test.each([
  ['a push', { kind: 'push' }, true],
  ['a look', { kind: 'pull' }, true],
  ['a report of a parcel', { kind: 'tracking' }, true],
  ['what went well', { kind: 'push', outcome: 'done' }, false],
  ['what waits', { kind: 'push', outcome: 'waiting' }, false],
  ['what was replayed', { kind: 'pull', isReplayed: true }, false],
  ['what has gone well since', { kind: 'pull', isOver: true }, false],
  ['a charge without a card', { kind: 'charge', reason: 'no_card' }, true],
  ['a card that was declined', { kind: 'charge', reason: 'card_declined' }, false],
  ['a message that asks us to look', { kind: 'webhook', subject: 'orders/updated' }, true],
  ['a message whose content is gone', { kind: 'webhook', subject: 'customers/redact' }, false],
] as const)('%s (S4-93)', (_, given, may) => {
  expect(mayReplay({ ...FAILED, ...given })).toBe(may);
});
