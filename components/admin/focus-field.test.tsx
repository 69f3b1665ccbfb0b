import { act, render, screen } from '@testing-library/react';
import { FocusField } from './focus-field';

let asked: string | null = null;
jest.mock('next/navigation', () => ({
  usePathname: () => '/events/spring/event-details',
  useSearchParams: () => new URLSearchParams(asked === null ? {} : { focus: asked }),
}));

beforeAll(() => {
  // jsdom has none.
  Element.prototype.scrollIntoView = jest.fn();
});
beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/events/spring/event-details?product=p1&focus=x');
});
afterEach(() => jest.useRealTimers());

test.each([
  ['a form name', 'storeConfig.homeHeading'],
  ['a marked group', 'countries'],
  ['the heading of a part', 'part'],
])('focuses %s and takes it out of the address', (_what, name) => {
  asked = name;
  render(
    <>
      <FocusField />
      <input aria-label="storeConfig.homeHeading" name="storeConfig.homeHeading" />
      <div data-field="countries">
        <input aria-label="hidden" type="hidden" />
        <input aria-label="countries" />
      </div>
      <h2 id="part" aria-label="part">
        Part
      </h2>
    </>,
  );
  expect(document.activeElement).toBe(
    name === 'part' ? screen.getByRole('heading') : screen.getByLabelText(name),
  );
  expect(window.location.search).toBe('?product=p1');
});

test('waits for a field that comes or is enabled later, and only for a while', () => {
  asked = 'late';
  const page = (disabled: boolean) => (
    <>
      <FocusField />
      <fieldset disabled={disabled}>
        <input aria-label="late" name="late" />
      </fieldset>
    </>
  );
  const { rerender } = render(page(true));
  expect(document.activeElement).toBe(document.body);
  rerender(page(false));
  act(() => void jest.advanceTimersByTime(200));
  expect(document.activeElement).toBe(screen.getByLabelText('late'));
});

test('without a name nothing moves', () => {
  asked = null;
  render(
    <>
      <FocusField />
      <input aria-label="first" name="first" />
    </>,
  );
  act(() => void jest.advanceTimersByTime(20_000));
  expect(document.activeElement).toBe(document.body);
});
