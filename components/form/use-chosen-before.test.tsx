import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useChosenBefore } from './use-chosen-before';

function Sizes() {
  const [size, setSize] = useState('s');
  const [, again] = useState(0);
  const around = useChosenBefore<HTMLFieldSetElement>(setSize);
  return (
    <fieldset ref={around}>
      {['s', 'm'].map((value) => (
        <input
          key={value}
          type="radio"
          name="size"
          value={value}
          aria-label={value}
          checked={size === value}
          onChange={() => setSize(value)}
        />
      ))}
      <button type="button" onClick={() => again((count) => count + 1)} />
      <output>{size}</output>
    </fieldset>
  );
}

const checked = (room: HTMLElement) => room.querySelector<HTMLInputElement>('input:checked')?.value;

it.each([
  ['m', 'm'],
  [null, 's'],
])('what was chosen before the script came (%s) stays chosen', (chosen, want) => {
  const room = document.body.appendChild(document.createElement('div'));
  room.innerHTML = renderToString(<Sizes />);
  if (chosen) room.querySelector<HTMLInputElement>(`input[value=${chosen}]`)?.click();
  let root: Root | undefined;
  act(() => {
    root = hydrateRoot(room, <Sizes />);
  });
  expect([checked(room), room.querySelector('output')?.textContent]).toEqual([want, want]);
  act(() => room.querySelector('button')?.click());
  expect(checked(room)).toBe(want);
  act(() => root?.unmount());
  room.remove();
});
