import { act, fireEvent, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { KitTest } from '@/components/admin/test-kit';
import { ApiError } from '@/lib/client/api-error';
import { orderDetailExample, type OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { NotesPanel } from '../notes-panel';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));
const COLLEAGUES = [
  { id: 'usr_isla', name: 'Isla Reid' },
  { id: 'usr_orla', name: 'Orla Finch' },
  { id: 'usr_ole', name: 'Óle Fern' },
];
const browserCall = jest.fn((..._: unknown[]) => Promise.resolve({ colleagues: COLLEAGUES }));
jest.mock('@/lib/client/browser', () => ({ browserCall: (...all: unknown[]) => browserCall(...all) }));

const addNote = jest.fn((_: { message: string; key?: string | undefined }) => Promise.resolve());
function show(notes: OrderDetail['notes'] = []) {
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <NotesPanel order={{ ...orderDetailExample, notes }} addNote={addNote} />
    </SWRConfig>,
    { wrapper: KitTest },
  );
}
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Write a note' });
async function type(value: string) {
  await act(async () => {
    fireEvent.change(field(), { target: { value, selectionEnd: value.length } });
    await Promise.resolve();
  });
}
async function send() {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Add note' }));
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
}
const press = (key: string) => fireEvent.keyDown(field(), { key });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const pointed = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

beforeEach(() => {
  browserCall.mockClear();
  addNote.mockClear();
});

describe('mentioning a colleague (D3-61)', () => {
  it('an @ offers colleagues, who are found by any of their names and moved through by keys', async () => {
    show();
    await type('Called.');
    expect(browserCall).not.toHaveBeenCalled();
    await type('Called @');
    expect(options()).toEqual(['Isla Reid', 'Orla Finch', 'Óle Fern']);
    expect(pointed()).toBe('Isla Reid');
    expect(screen.getByText('3 colleagues. Use the arrow keys and Enter.')).toBeTruthy();
    press('ArrowUp');
    expect(pointed()).toBe('Óle Fern');
    await type('Called @o');
    expect(options()).toEqual(['Orla Finch', 'Óle Fern']);
    await type('Called @f');
    expect(options()).toEqual(['Orla Finch', 'Óle Fern']);
    press('Escape');
    expect([options(), field().value]).toEqual([[], 'Called @f']);
  });

  it('is sent by id, shown by name meanwhile; a name that was changed again is text', async () => {
    show();
    await type('Ask @or');
    press('Enter');
    expect(field().value).toBe('Ask @Orla Finch ');
    expect(document.activeElement).toBe(field());
    await type('Ask @Orla Finch and mail a@b.example @isl');
    fireEvent.click(screen.getByRole('option', { name: 'Isla Reid' }));
    await type('Ask @Orla Finch and mail a@b.example @Isla');
    addNote.mockRejectedValueOnce(new ApiError(503, { code: 'unavailable', message: 'gone' } as never));
    await send();
    await send();
    const [first, again] = addNote.mock.calls.map(([note]) => note);
    expect(first?.message).toBe('Ask @{usr_orla} and mail a@b.example @Isla');
    // Whether the first one arrived is not known.
    expect([again, addNote.mock.calls.length]).toEqual([first, 2]);
  });

  it('shows the present name, and a former colleague where there is none', () => {
    const written = {
      id: 'not_1',
      author_name: 'Isla Reid',
      actor: 'client',
      written_at: '2026-11-20T10:00:00.000Z',
    } as const;
    const mentions = [
      { id: 'usr_orla', name: 'Orla Fern' },
      { id: 'usr_gone', name: null },
    ];
    show([{ ...written, message: 'Ask @{usr_orla} or @{usr_gone}.', mentions }]);
    expect(document.getElementById('note-not_1')?.textContent).toContain(
      'Ask @Orla Fern or @former colleague.',
    );
  });
});
