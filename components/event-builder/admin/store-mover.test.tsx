import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { StrictMode } from 'react';
import { keptStoreExample, type KeptStore } from '@/lib/modules/event-builder/contract/temporary-store';
import { messages } from '@/messages/en-GB';
import { StoreMover } from './store-mover';

const push = jest.fn();
const router = { push, refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const name = keptStoreExample.store.page.name;
const withLogo = { ...keptStoreExample, store: { ...keptStoreExample.store, img_id: 'fil_logo' } };

/** A minimal `fetch` response; jsdom has none. */
const answer = (body: object, status = 200) => ({
  ok: status === 200,
  status,
  headers: new Headers(),
  json: () => Promise.resolve(body),
  text: () => Promise.resolve(JSON.stringify(body)),
});

/** Mocks `fetch` by method and path, and records each call. */
function answering(answers: Record<string, () => ReturnType<typeof answer>>) {
  const calls: { call: string; body: unknown }[] = [];
  globalThis.fetch = jest.fn((url: string, init?: RequestInit) => {
    const call = `${init?.method ?? 'GET'} ${url}`;
    if (call.includes('csrf')) return Promise.resolve(answer({ csrf_token: 'x' }));
    calls.push({ call, body: typeof init?.body === 'string' ? JSON.parse(init.body) : null });
    return Promise.resolve(answers[call]?.() ?? answer({ code: 'not_found' }, 404));
  }) as unknown as typeof fetch;
  return calls;
}
const MOVE = 'POST /api/ten_fjord/assets/move';
const CREATE = 'POST /api/ten_fjord/events/create';
const FORGET = 'DELETE /api/event-builder/kept';
const forgotten = { [FORGET]: () => answer({ kept: false }) };
const made = () => answer({ data: { slug: 'harbour-lights-choir' } });

function show(kept: KeptStore | null) {
  render(
    <StrictMode>
      <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
        <StoreMover tenant="ten_fjord" kept={kept} />
      </NextIntlClientProvider>
    </StrictMode>,
  );
}

const before = globalThis.fetch;
beforeEach(() => push.mockClear());
afterAll(() => {
  globalThis.fetch = before;
});

test('moves the logo, makes the event once, forgets the store and leads to the event (S4-18)', async () => {
  const calls = answering({ ...forgotten, [MOVE]: () => answer({ data: 'fil_own' }), [CREATE]: made });
  show(withLogo);
  expect(screen.getByRole('status').textContent).toContain(name);
  await waitFor(() => expect(push).toHaveBeenCalledWith('/events/harbour-lights-choir/overview'));
  expect(calls.map(({ call }) => call)).toEqual([MOVE, CREATE, FORGET]);
  const { img_id: _, ...parts } = withLogo.store;
  const token = { temporary_store: keptStoreExample.token };
  expect(calls.map(({ body }) => body).slice(0, 2)).toEqual([
    { img_id: 'fil_logo', ...token },
    { ...parts, image_id: 'fil_own', ...token },
  ]);
});

test('a failure is said, nothing is forgotten, and it can be tried again', async () => {
  let works = false;
  const calls = answering({
    ...forgotten,
    [CREATE]: () => (works ? made() : answer({ code: 'unavailable' }, 503)),
  });
  show(keptStoreExample);
  expect((await screen.findByRole('alert')).textContent).toContain(messages.admin.move.kept);
  expect(calls.map(({ call }) => call)).toEqual([CREATE]);
  works = true;
  fireEvent.click(screen.getByRole('button', { name: messages.admin.move.retry }));
  await waitFor(() => expect(push).toHaveBeenCalledWith('/events/harbour-lights-choir/overview'));
});

test('a logo that went with its store to another tab’s event does not stop this one', async () => {
  const calls = answering({ ...forgotten, [CREATE]: made });
  show(withLogo);
  await waitFor(() => expect(push).toHaveBeenCalledWith('/events/harbour-lights-choir/overview'));
  expect(calls.find(({ call }) => call === CREATE)?.body).toMatchObject({ image_id: null });
});

test('a store that is somebody else’s by now is forgotten without a word, as is one that is gone', async () => {
  for (const kept of [keptStoreExample, null]) {
    const calls = answering(forgotten);
    show(kept);
    await waitFor(() => expect(calls.at(-1)?.call).toBe(FORGET));
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  }
  expect(push).not.toHaveBeenCalled();
});
