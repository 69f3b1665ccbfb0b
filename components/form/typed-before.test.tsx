import { act, render } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import { useTypedBefore, useTypedForm } from './typed-before';

function Texts({ first = { front: '', back: 'OLD' } }: { first?: Record<string, string> }) {
  const [texts, setTexts] = useState(first);
  const [times, setTimes] = useState(0);
  const around = useTypedBefore<HTMLDivElement>((typed) => setTexts({ ...texts, ...typed }));
  return (
    <div ref={around}>
      {Object.entries(texts).map(([name, value]) => (
        <input
          key={name}
          name={name}
          value={value}
          onChange={(event) => setTexts({ ...texts, [name]: event.target.value })}
        />
      ))}
      <button type="button" onClick={() => setTimes(times + 1)}>
        {times}
      </button>
      <output>{JSON.stringify(texts)}</output>
    </div>
  );
}

function Login() {
  const { formId, withTyped } = useTypedForm();
  const form = useForm({ defaultValues: withTyped({ email: '', terms: false, region: 'EU' }) });
  return (
    <form id={formId} method="post">
      <input {...form.register('email')} />
      <input type="checkbox" {...form.register('terms')} />
      <select {...form.register('region')}>
        <option>UK</option>
        <option>EU</option>
        <option>US</option>
      </select>
    </form>
  );
}

/** Renders on the server, lets somebody use the HTML, then hydrates it. */
function hydrated(element: ReactElement, before: (room: HTMLElement) => void) {
  const room = document.body.appendChild(document.createElement('div'));
  room.innerHTML = renderToString(element);
  before(room);
  render(element, { container: room, hydrate: true });
  return room;
}

function field(room: HTMLElement, name: string): HTMLInputElement {
  const found = room.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`no field ${name}`);
  return found;
}

describe('text typed before hydration', () => {
  test('gets into the state of controlled fields, all of them at once, and stays', () => {
    const room = hydrated(<Texts />, (html) => {
      field(html, 'front').value = 'ADA';
      field(html, 'back').value = '';
    });
    expect(room.querySelector('output')?.textContent).toBe('{"front":"ADA","back":""}');
    act(() => room.querySelector('button')?.click());
    expect([field(room, 'front').value, field(room, 'back').value]).toEqual(['ADA', '']);
  });

  test('changes nothing where nothing was typed', () => {
    const room = hydrated(<Texts />, () => undefined);
    expect(room.querySelector('output')?.textContent).toBe('{"front":"","back":"OLD"}');
  });

  test('stays in a form of react-hook-form, a tick too', () => {
    const room = hydrated(<Login />, (html) => {
      field(html, 'email').value = 'ada@shopper.example';
      field(html, 'terms').checked = true;
    });
    expect([field(room, 'email').value, field(room, 'terms').checked]).toEqual(['ada@shopper.example', true]);
  });

  test('a select keeps the form’s value unless somebody chose another', () => {
    const untouched = hydrated(<Login />, () => undefined);
    expect(field(untouched, 'region').value).toBe('EU');
    const chosen = hydrated(<Login />, (html) => {
      field(html, 'region').value = 'US';
    });
    expect(field(chosen, 'region').value).toBe('US');
  });
});
