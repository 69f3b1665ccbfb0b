import type Pusher from 'pusher-js';
import { joinChannel } from './realtime-connection';

test('listeners of one tab share a channel, and only the last one out ends it', () => {
  const unsubscribe = jest.fn();
  const subscribe = jest.fn(() => ({}));
  const pusher = { subscribe, unsubscribe, signin: jest.fn() } as unknown as Pusher;
  const [first, second] = [
    joinChannel(pusher, 'private-tenant.ten_a'),
    joinChannel(pusher, 'private-tenant.ten_a'),
  ];
  const other = joinChannel(pusher, 'private-tenant.ten_b');
  first.leave();
  expect(unsubscribe).not.toHaveBeenCalled();
  other.leave();
  expect(unsubscribe.mock.calls).toEqual([['private-tenant.ten_b']]);
  second.leave();
  expect(unsubscribe.mock.calls).toEqual([['private-tenant.ten_b'], ['private-tenant.ten_a']]);
});

test('only a channel by session signs the connection in (D42-12)', () => {
  const signin = jest.fn();
  const pusher = { subscribe: jest.fn(() => ({})), unsubscribe: jest.fn(), signin } as unknown as Pusher;
  joinChannel(pusher, 'private-order.ord_a', 'token');
  expect(signin).not.toHaveBeenCalled();
  joinChannel(pusher, 'private-tenant.ten_a');
  expect(signin).toHaveBeenCalledTimes(1);
});
