import { act, render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { TOAST_EVENT } from '@/components/ui/toast';
import { messages } from '@/messages/en-GB';
import { useLeaveNotice } from './use-leave-notice';

const said: string[] = [];
const listen = (event: Event) => said.push((event as CustomEvent<{ text: string }>).detail.text);

function Page({ isKept }: { isKept: () => boolean | Promise<boolean> }) {
  useLeaveNotice(isKept);
  return null;
}

/** Shows a page, lets it render again with `later`, and takes it away at the address `to`. */
async function leave(first: () => boolean, to: string, later: () => boolean | Promise<boolean> = first) {
  window.history.pushState(null, '', '/events/create');
  const page = (isKept: () => boolean | Promise<boolean>) => (
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <Page isKept={isKept} />
    </NextIntlClientProvider>
  );
  const { rerender, unmount } = render(page(first));
  rerender(page(later));
  window.history.pushState(null, '', to);
  await act(async () => unmount());
}

describe('useLeaveNotice (D11-6)', () => {
  beforeEach(() => {
    said.length = 0;
    window.addEventListener(TOAST_EVENT, listen);
  });
  afterEach(() => window.removeEventListener(TOAST_EVENT, listen));

  it('says that unsaved work is kept once another page is shown', async () => {
    await leave(() => true, '/orders');
    expect(said).toEqual([messages.savedEditor.kept]);
  });

  it('asks at the moment of leaving, and waits for the answer', async () => {
    await leave(
      () => false,
      '/orders',
      async () => true,
    );
    expect(said).toEqual([messages.savedEditor.kept]);
    await leave(
      () => true,
      '/orders',
      async () => false,
    );
    expect(said).toHaveLength(1);
  });

  it('says nothing where nothing is kept, or the page is not left', async () => {
    await leave(() => false, '/orders');
    await leave(() => true, '/events/create');
    expect(said).toEqual([]);
  });
});
