import { act, render, screen } from '@testing-library/react';
import { SteadyLoader } from './steady-loader';

/** Shows data as soon as it is there, with a loader beside it. */
function Fetching({ data }: { data: string | null }) {
  return (
    <>
      <p data-testid="data">{data ?? 'nothing yet'}</p>
      <SteadyLoader active={data === null} text="processing, please wait" />
    </>
  );
}

const loader = () => screen.queryByRole('status') !== null;
const shown = () => screen.getByTestId('data').textContent;
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('the 200 ms of a fetch (S9-19; D9-2)', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('hold the loader back, and an answer before them never shows one', () => {
    const view = render(<Fetching data={null} />);
    wait(199);
    expect(loader()).toBe(false);
    view.rerender(<Fetching data="Crew Tee" />);
    expect(shown()).toBe('Crew Tee');
    wait(1000);
    expect(loader()).toBe(false);
  });

  test('keep a loader that has shown from flashing, while the data is there at once', () => {
    const view = render(<Fetching data={null} />);
    wait(250);
    expect(loader()).toBe(true);
    view.rerender(<Fetching data="Crew Tee" />);
    expect([shown(), loader()]).toEqual(['Crew Tee', true]);
    wait(149);
    expect(loader()).toBe(true);
    wait(1);
    expect(loader()).toBe(false);
  });

  test('a loader that has been there long goes with the answer', () => {
    const view = render(<Fetching data={null} />);
    wait(5000);
    view.rerender(<Fetching data="Crew Tee" />);
    wait(0);
    expect([shown(), loader()]).toEqual(['Crew Tee', false]);
  });

  test('a second fetch begins anew', () => {
    const view = render(<Fetching data={null} />);
    wait(1000);
    view.rerender(<Fetching data="Crew Tee" />);
    wait(1000);
    view.rerender(<Fetching data={null} />);
    wait(199);
    expect(loader()).toBe(false);
    wait(1);
    expect(loader()).toBe(true);
  });
});
