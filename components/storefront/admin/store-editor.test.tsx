import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { ApiError } from '@/lib/client/api-error';
import { configurationExample as saved } from '@/lib/modules/storefront/contract/configuration';
import { TOAST_EVENT } from '@/components/ui/toast';
import { messages } from '@/messages/en-GB';
import { readDraft } from '@/lib/client/drafts/draft-store';
import { StoreEditor } from './store-editor';

const browserCall = jest.fn();
jest.mock('@/lib/client/browser', () => ({ browserCall: (...args: unknown[]) => browserCall(...args) }));

// jsdom has none, and lays nothing out.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

const STORE = { tenant: 'ten_fjord', slug: 'fjord-fern' };
const texts = messages.storeConfiguration;
const kit = messages.savedEditor;
const PLACE = { kind: 'store-configuration', tenant: STORE.tenant, id: STORE.slug };
const { primary, secondary, tertiary } = saved.store_colour_set;
const PALETTES = [
  { id: 'same', name: 'A copy', primary, secondary, tertiary },
  { id: 'pal_a', name: 'Pine', primary: '#1f4d55', secondary: '#f4f1ea', tertiary: '#b5532a' },
];
const isAny = (value: unknown): value is unknown => value !== undefined;
const toasts: unknown[] = [];
window.addEventListener(TOAST_EVENT, (event) => toasts.push((event as CustomEvent<unknown>).detail));

function show(readOnly: 'role' | 'locked' | null = null) {
  return render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <StoreEditor store={STORE} first={saved} palettes={PALETTES} readOnly={readOnly} />
    </NextIntlClientProvider>,
  );
}

const named = (name: string) => {
  const input = document.querySelector<HTMLInputElement>(`[name="storeConfig.${name}"]`);
  if (!input) throw new Error(`no field ${name}`);
  return input;
};
const write = (name: string, value: string) => fireEvent.change(named(name), { target: { value } });
const press = async (name: string | RegExp) => {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await jest.advanceTimersByTimeAsync(50);
  });
};
const save = () => press(/^Save$/);
const sentConfig = (call: number) => browserCall.mock.calls[call]?.[1].body.storeConfig;
const answer = (change = {}) => ({ success: true, data: { ...saved, version: 2, ...change } });

beforeEach(() => {
  jest.useFakeTimers();
  window.sessionStorage.clear();
  browserCall.mockReset();
  toasts.length = 0;
  // jsdom does not implement form submission.
  HTMLFormElement.prototype.requestSubmit = function requestSubmit(this: HTMLFormElement) {
    fireEvent.submit(this);
  };
});
afterEach(() => jest.useRealTimers());

describe('StoreEditor', () => {
  it('offers the platform’s palettes that the client has no copy of, as a new set of its own (S2.2-328)', async () => {
    browserCall.mockResolvedValue(answer());
    show();
    expect(screen.queryByRole('radio', { name: 'A copy' })).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: 'Pine' }));
    expect(screen.getByRole('radio', { name: 'Pine' })).toHaveProperty('checked', true);
    expect(named('colourSet.name').value).toBe('Pine');
    await save();
    const { id: _, name: __, ...colours } = { ...PALETTES[1], name: '' };
    expect(sentConfig(0).colourSet).toMatchObject({ name: 'Pine', ...colours });
  });

  it('saves what was changed with the version it was made on, and says so', async () => {
    browserCall.mockResolvedValue(
      answer({ store_page_content: { ...saved.store_page_content, home_heading: 'New' } }),
    );
    show();
    write('homeHeading', 'New');
    await save();
    expect(sentConfig(0)).toMatchObject({ version: 1, homeHeading: 'New', homeButton: { enabled: true } });
    expect(toasts).toEqual([{ kind: 'success', text: texts.saved }]);
    expect(screen.getByText(kit.allSaved)).toBeTruthy();
  });

  it("shows the server's own message when it sends one", async () => {
    browserCall.mockResolvedValue({ ...answer(), message: 'Store updated' });
    show();
    write('homeHeading', 'New');
    await save();
    expect(toasts).toEqual([{ kind: 'success', text: 'Store updated' }]);
  });

  it.each([
    [{ success: false, data: saved }, texts.failure.not_saved],
    [{ success: true, data: { ...saved, available_font_sets: null } }, texts.failure.font_sets],
  ])('tells an answer that cannot be used, and keeps what was typed: %#', async (body, text) => {
    browserCall.mockResolvedValue(body);
    show();
    write('homeHeading', 'New');
    await save();
    expect(screen.getByText(text)).toBeTruthy();
    expect(named('homeHeading').value).toBe('New');
  });

  it("puts the server's refusal on its field", async () => {
    const codes = { 'storeConfig.homeButton.link': ['bad_url'] };
    browserCall.mockRejectedValue(new ApiError(422, { code: 'invalid', codes }));
    show();
    write('homeButton.link', '/fjord-fern/elsewhere');
    await save();
    expect(named('homeButton.link').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(messages.errors.field.bad_url)).toBeTruthy();
  });

  it('checks before it sends', async () => {
    show();
    write('contactEmail', 'nobody');
    write('colourSet.primary', 'green');
    await save();
    expect(browserCall).not.toHaveBeenCalled();
    expect(screen.getByText(messages.errors.field.invalid_email)).toBeTruthy();
    expect(screen.getByText(messages.errors.field.bad_colour)).toBeTruthy();
  });

  it('lets somebody whose store was saved by another choose whose changes stay', async () => {
    browserCall
      .mockRejectedValueOnce(new ApiError(409, { code: 'conflict' }))
      .mockResolvedValueOnce(answer({ version: 7 }))
      .mockResolvedValueOnce(answer({ version: 8 }));
    show();
    write('homeHeading', 'Mine');
    await save();
    expect(screen.getByText(kit.conflict.title)).toBeTruthy();
    await press(kit.conflict.mine);
    expect(sentConfig(2)).toMatchObject({ version: 7, homeHeading: 'Mine' });
    expect(screen.queryByText(kit.conflict.title)).toBeNull();
  });

  it('offers to log in beside the page when the session has ended', async () => {
    browserCall.mockRejectedValue(new ApiError(401, { code: 'unauthenticated' }));
    show();
    write('homeHeading', 'Mine');
    await save();
    expect(screen.getByRole('link', { name: messages.admin.failure.login })).toBeTruthy();
    expect(named('homeHeading').value).toBe('Mine');
  });

  it('keeps unsaved changes over a reload, and forgets them when they are discarded', async () => {
    const { unmount } = show();
    write('homeHeading', 'Half done');
    await act(() => jest.advanceTimersByTimeAsync(400));
    unmount();
    show();
    await act(() => jest.advanceTimersByTimeAsync(50));
    expect(named('homeHeading').value).toBe('Half done');
    await press(kit.restored.discard);
    expect(named('homeHeading').value).toBe(saved.store_page_content.home_heading);
    await act(() => jest.advanceTimersByTimeAsync(400));
    expect(await readDraft(PLACE, isAny)).toBeNull();
  });

  it('sends the layout that was chosen', async () => {
    browserCall.mockResolvedValue(
      answer({ store_page_content: { ...saved.store_page_content, layout: 'compact' } }),
    );
    show();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: texts.layout.classic }).checked).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: texts.layout.compact }));
    await save();
    expect(sentConfig(0)).toMatchObject({ layout: 'compact' });
  });

  it('says when a colour will be corrected, and that it makes a set of its own', () => {
    show();
    expect(screen.queryByText(texts.colours.corrected)).toBeNull();
    write('colourSet.primary', '#f5d442');
    expect(screen.getByText(texts.colours.corrected)).toBeTruthy();
    expect(screen.getByLabelText(texts.colours.name)).toBeTruthy();
  });

  it('lets nothing be changed by whoever may not', () => {
    show('locked');
    expect(screen.getByText(texts.readOnly.locked)).toBeTruthy();
    expect(named('homeHeading').matches(':disabled')).toBe(true);
    expect(screen.queryByRole('button', { name: /^Save$/ })).toBeNull();
  });
});
