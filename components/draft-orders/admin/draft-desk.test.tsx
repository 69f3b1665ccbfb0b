import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { KitTest } from '@/components/admin/test-kit';
import { ApiError } from '@/lib/client/api-error';
import * as calls from '@/lib/modules/draft-orders/client/drafts';
import { listDraftProducts } from '@/lib/modules/draft-orders/contract/draft-products';
import { readDraft, type DraftOrder } from '@/lib/modules/draft-orders/contract/drafts';
import { PRICED_EXAMPLE } from '@/lib/modules/draft-orders/contract/priced-lines';
import { DraftDesk } from './draft-desk';

const mockRouter = { refresh: jest.fn(), push: jest.fn() };
jest.mock('@/lib/modules/draft-orders/client/drafts');
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }));

const mocked = jest.mocked(calls);
const DRAFT = readDraft.example.response as DraftOrder;
const NAME = 'Recipient’s name';

const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const fill = (label: string | RegExp, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const desk = (more: Partial<DraftOrder> = {}) => (
  <KitTest>
    <DraftDesk tenant="ten_fjord" isStaff={false} draft={{ ...DRAFT, ...more }} />
  </KitTest>
);
const isOff = () =>
  screen.getByRole('button', { name: /^Send payment link/ }).getAttribute('aria-disabled') === 'true';
const sentVersions = () => mocked.sendDraft.mock.calls.map(([, { version }]) => version);
const savedVersions = () => mocked.updateDraft.mock.calls.map(([, { version }]) => version);

beforeEach(() => {
  jest.clearAllMocks();
  mocked.readDraftProducts.mockResolvedValue(listDraftProducts.example.response as never);
  mocked.readQuote.mockResolvedValue(PRICED_EXAMPLE);
  mocked.sendDraft.mockResolvedValue(DRAFT);
});

test('what is typed but not saved is never left out of the mail: sending waits for the save (S2.2-89)', async () => {
  render(desk());
  await waitFor(() => expect(screen.getByLabelText('Product')).toBeTruthy());
  expect(isOff()).toBe(false);
  await fill(NAME, 'Robin Changed');
  await press(/^Send payment link/);
  expect(mocked.sendDraft).not.toHaveBeenCalled();
  expect(screen.getByText('Save your changes first.')).toBeTruthy();
  await fill(NAME, DRAFT.name);
  expect(isOff()).toBe(false);
  await press(/^One more/);
  expect(isOff()).toBe(true);

  let answer: (draft: DraftOrder) => void = () => undefined;
  mocked.updateDraft.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  await press(/^Save draft/);
  await waitFor(() => expect(mocked.updateDraft).toHaveBeenCalledTimes(1));
  await fill(/^Note/, 'Typed while it was being saved.');
  const lines = DRAFT.lines.map((line) => ({ ...line, quantity: 3 }));
  await act(async () => answer({ ...DRAFT, lines, version: 2 }));
  expect(isOff()).toBe(true);
  expect(screen.getByDisplayValue('Typed while it was being saved.')).toBeTruthy();
  mocked.updateDraft.mockResolvedValueOnce({ ...DRAFT, lines, note: 'Saved', version: 3 });
  await press(/^Save draft/);
  await waitFor(() => expect(isOff()).toBe(false));
  expect(savedVersions()).toEqual([1, 2]);
  // The page has not read it again yet: the version that was just saved is sent.
  await press(/^Send payment link/);
  expect(sentVersions()).toEqual([3]);
});

test('after a conflict the form goes on from the newest version with what was typed, or takes theirs (D3-46)', async () => {
  const { rerender } = render(desk());
  await fill(NAME, 'Robin Mine');
  mocked.updateDraft.mockRejectedValue(new ApiError(409, { code: 'conflict' }));
  await press(/^Save draft/);
  await waitFor(() => expect(mockRouter.refresh).toHaveBeenCalledTimes(1));
  rerender(desk({ name: 'Robin Theirs', version: 2 }));
  expect(screen.getByText('Someone else saved changes')).toBeTruthy();
  expect(screen.getByDisplayValue('Robin Mine')).toBeTruthy();
  await press('Keep mine');
  expect(screen.queryByText('Someone else saved changes')).toBeNull();
  expect(isOff()).toBe(true);
  mocked.updateDraft.mockResolvedValue({ ...DRAFT, name: 'Robin Mine', version: 3 });
  await press(/^Save draft/);
  await waitFor(() => expect(isOff()).toBe(false));
  expect(savedVersions()).toEqual([1, 2]);

  // A change of theirs under an untouched form is simply shown.
  rerender(desk({ name: 'Robin Fourth', version: 4 }));
  expect(screen.getByDisplayValue('Robin Fourth')).toBeTruthy();
  await fill(NAME, 'Robin Mine');
  rerender(desk({ name: 'Robin Fifth', version: 5 }));
  await press('Use theirs');
  expect(screen.getByDisplayValue('Robin Fifth')).toBeTruthy();
  expect(isOff()).toBe(false);

  await fill(NAME, 'Robin Late');
  rerender(desk({ state: 'sent', can_update: false, version: 6 }));
  expect(screen.getByText(/your last changes weren’t saved/)).toBeTruthy();
});
