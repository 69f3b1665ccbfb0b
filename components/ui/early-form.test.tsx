import { act, render, waitFor } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { useChosenBefore } from '@/components/form/use-chosen-before';
import { EarlyForm } from './early-form';

function Counter({ each = false }: { each?: boolean }) {
  const [count, setCount] = useState(0);
  return (
    <EarlyForm each={each} onPress={() => setCount((latest) => latest + 1)}>
      <button type="submit">{count}</button>
    </EarlyForm>
  );
}

function Chooser() {
  const [chosen, setChosen] = useState('black');
  const [taken, setTaken] = useState('');
  const around = useChosenBefore<HTMLFieldSetElement>(setChosen);
  return (
    <>
      <fieldset ref={around}>
        {['black', 'forest'].map((value) => (
          <input
            key={value}
            type="radio"
            name="colour"
            value={value}
            checked={chosen === value}
            onChange={() => setChosen(value)}
          />
        ))}
      </fieldset>
      <EarlyForm onPress={() => setTaken(chosen)}>
        <button type="submit">{taken}</button>
      </EarlyForm>
    </>
  );
}

function Taker() {
  const [count, setCount] = useState(1);
  const [taken, setTaken] = useState(0);
  return (
    <>
      <EarlyForm onPress={() => setTaken(count)}>
        <button type="submit">{taken}</button>
      </EarlyForm>
      <EarlyForm each onPress={() => setCount((latest) => latest + 1)}>
        <button type="submit" className="more">
          {count}
        </button>
      </EarlyForm>
    </>
  );
}

/** Puts the server's HTML into the document and runs React's script for forms, as a browser does. */
function opened(element: ReactElement): HTMLElement {
  const room = document.body.appendChild(document.createElement('div'));
  room.innerHTML = renderToString(element);
  for (const { textContent } of room.querySelectorAll('script')) window.eval(textContent ?? '');
  return room;
}
const press = (room: HTMLElement) => room.querySelector('button')?.click();
const shown = (room: HTMLElement) => room.querySelector('button')?.textContent;

describe('a press before hydration', () => {
  test.each([
    ['counts once', false, '1'],
    ['counts each time where that is asked for', true, '3'],
  ])('%s', async (_, each, expected) => {
    const element = <Counter each={each} />;
    const room = opened(element);
    for (let times = 0; times < 3; times += 1) press(room);
    expect(shown(room)).toBe('0');
    render(element, { container: room, hydrate: true });
    await waitFor(() => expect(shown(room)).toBe(expected));
  });

  test('knows what was chosen before it', async () => {
    const room = opened(<Chooser />);
    room.querySelector<HTMLInputElement>('input[value=forest]')?.click();
    press(room);
    render(<Chooser />, { container: room, hydrate: true });
    await waitFor(() => expect(shown(room)).toBe('forest'));
  });

  test('knows what other early presses did', async () => {
    const room = opened(<Taker />);
    const more = room.querySelector<HTMLElement>('.more');
    more?.click();
    more?.click();
    press(room);
    render(<Taker />, { container: room, hydrate: true });
    await waitFor(() => expect(shown(room)).toBe('3'));
  });

  test('is followed by ordinary presses', () => {
    const element = <Counter />;
    const room = opened(element);
    render(element, { container: room, hydrate: true });
    act(() => press(room));
    act(() => press(room));
    expect(shown(room)).toBe('2');
  });
});
