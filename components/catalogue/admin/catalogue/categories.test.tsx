import { fireEvent, render, screen, within } from '@testing-library/react';
import { KitTest } from '@/components/admin/test-kit';
import { browserCall } from '@/lib/client/browser';
import { readCatalogueAct, type CatalogueAct } from '@/lib/modules/catalogue/contract/catalogue-act';
import { eventProductExample } from '@/lib/modules/catalogue/contract/event-product';
import { createCatalogueActCall, undoCatalogueActCall } from '@/lib/modules/catalogue/contract/paths';
import { CategoriesButton } from './categories-button';
import { CategoryCell } from './category-cell';
import { useRowEdit } from './use-row-edit';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));
jest.mock('@/lib/client/browser', () => ({ browserCall: jest.fn() }));
const call = jest.mocked(browserCall);

const PLACE = { tenant: 'ten_fjord', slug: 'fjord-fern' };
const DONE: CatalogueAct = {
  ...(readCatalogueAct.example.response as CatalogueAct),
  kind: 'category',
  total: 3,
  done: 3,
  refused: [],
};

const CATEGORIES = ['Caps', 'Mugs'];

function OneRow({ category = 'Mugs' }: { category?: string }) {
  const edit = useRowEdit(
    PLACE,
    { ...eventProductExample, name: 'Tee', category },
    { categories: CATEGORIES, onSaved: () => undefined },
  );
  return (
    <table>
      <tbody>
        <tr>
          <CategoryCell edit={edit} name="Tee" off={false} categories={CATEGORIES} />
        </tr>
      </tbody>
    </table>
  );
}

const showRow = (category?: string) =>
  render(
    <KitTest>
      <OneRow {...(category === undefined ? {} : { category })} />
    </KitTest>,
  );
const choice = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Category: Tee' });
const offered = () =>
  within(choice())
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

beforeEach(() => jest.resetAllMocks());

describe('the category of a product', () => {
  test('is picked from those of the store, and a new one is typed', () => {
    showRow();
    expect(offered()).toEqual(['No category', 'Caps', 'Mugs', 'Add a category…']);
    fireEvent.change(choice(), { target: { value: 'Caps' } });
    expect(choice().value).toBe('Caps');
    const add = within(choice()).getByRole<HTMLOptionElement>('option', { name: 'Add a category…' });
    fireEvent.change(choice(), { target: { value: add.value } });
    const typed = screen.getByRole('textbox', { name: 'Category: Tee' });
    expect(document.activeElement).toBe(typed);
    fireEvent.change(typed, { target: { value: 'Winter' } });
    fireEvent.blur(typed);
    expect(choice().value).toBe('Winter');
  });

  test('typed in another case, it is the one of the store', () => {
    showRow();
    fireEvent.change(choice(), { target: { value: ' add ' } });
    const typed = screen.getByRole('textbox', { name: 'Category: Tee' });
    fireEvent.change(typed, { target: { value: 'caps ' } });
    fireEvent.blur(typed);
    expect([choice().value, offered()]).toEqual(['Caps', ['No category', 'Caps', 'Mugs', 'Add a category…']]);
  });

  test('that no other product has any more can still be seen', () => {
    showRow('Alone');
    expect([choice().value, offered()]).toEqual([
      'Alone',
      ['No category', 'Caps', 'Mugs', 'Alone', 'Add a category…'],
    ]);
  });
});

async function open() {
  render(
    <KitTest>
      <CategoriesButton place={PLACE} categories={['Caps', 'Mugs']} />
    </KitTest>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Categories' }));
  return within(await screen.findByRole('dialog', { name: 'Rename or merge a category' }));
}

describe('renaming a category', () => {
  test('asks for one act over all its products, and takes it back', async () => {
    const dialog = await open();
    fireEvent.click(dialog.getByRole('button', { name: 'Rename' }));
    const name = dialog.getByRole('combobox', { name: /New name/ });
    expect(name.getAttribute('aria-invalid')).toBe('true');
    expect(call).not.toHaveBeenCalledWith(createCatalogueActCall, expect.anything());
    fireEvent.change(name, { target: { value: '  Hats ' } });
    expect(dialog.queryByText('Every product in “Caps” moves to the new category “Hats”.')).not.toBeNull();
    call.mockResolvedValue(DONE);
    fireEvent.click(dialog.getByRole('button', { name: 'Rename' }));
    await dialog.findByText('3 products changed');
    expect(call).toHaveBeenCalledWith(
      createCatalogueActCall,
      expect.objectContaining({
        body: { change: { kind: 'category', category: 'Hats' }, query: { category: 'Caps' }, except: [] },
      }),
    );
    call.mockResolvedValue({ ...DONE, id: 'cat_undo', kind: 'undo' });
    fireEvent.click(dialog.getByRole('button', { name: 'Undo' }));
    await dialog.findByText('3 products are as they were');
    expect(call).toHaveBeenCalledWith(
      undoCatalogueActCall,
      expect.objectContaining({ params: { ...PLACE, act: DONE.id } }),
    );
  });

  test('to one that there is says that the two are merged; to itself it does nothing', async () => {
    const dialog = await open();
    const name = dialog.getByRole('combobox', { name: /New name/ });
    fireEvent.change(name, { target: { value: 'Mugs' } });
    expect(dialog.queryByText(/Every product in “Caps” joins “Mugs”/)).not.toBeNull();
    expect(dialog.queryByRole('button', { name: 'Merge' })).not.toBeNull();
    fireEvent.change(name, { target: { value: 'Caps' } });
    fireEvent.click(dialog.getByRole('button', { name: /Merge|Rename/ }));
    expect(call).not.toHaveBeenCalledWith(createCatalogueActCall, expect.anything());
  });
});
