import { act, Suspense, use, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { keepPresses as keepWith } from './keep-presses.mjs';
import { PARTS } from './parts.mjs';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

const keepPresses = () => keepWith(PARTS);

let room: HTMLElement;
let giveUp: () => void;
let root: Root | undefined;
let heard: string[];

beforeAll(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
});

// React in development remarks upon attributes that a server did not send, and leaves them; in production it does not look.
const remark = /some attributes of the server rendered HTML didn't match[^]*data-heard=""/;

beforeEach(() => {
  jest.useFakeTimers();
  heard = [];
  jest.spyOn(console, 'error').mockImplementation((...said: unknown[]) => {
    if (!remark.test(said.join(' '))) heard.push(said.join(' '));
  });
  room = document.body.appendChild(document.createElement('div'));
});

afterEach(() => {
  giveUp();
  act(() => root?.unmount());
  root = undefined;
  room.remove();
  jest.restoreAllMocks();
  expect(heard).toEqual([]);
  jest.useRealTimers();
});

/** The server's document, with the keeper and without the page's script. */
function serve(page: React.ReactNode) {
  room.innerHTML = renderToString(page);
  giveUp = keepPresses();
}

async function later(ms = 500) {
  await act(async () => jest.advanceTimersByTimeAsync(ms));
}

/** The page's script comes. */
async function hydrate(page: React.ReactNode) {
  await act(async () => {
    root = hydrateRoot(room, page);
  });
  await later();
}

const find = <E extends HTMLElement = HTMLElement>(selector: string) => {
  const found = room.querySelector<E>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};

function type(field: HTMLInputElement, value: string) {
  field.value = value;
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

const key = (element: Element, name: string) =>
  element.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));

function Shop({ onAdd }: { onAdd(what: string): void }) {
  const [colour, setColour] = useState('forest');
  const [text, setText] = useState('');
  const [size, setSize] = useState('');
  return (
    <>
      {['forest', 'navy'].map((value) => (
        <label key={value}>
          <input
            type="radio"
            name="colour"
            value={value}
            checked={colour === value}
            onChange={() => setColour(value)}
          />
        </label>
      ))}
      <input id="text" value={text} onChange={(event) => setText(event.target.value)} />
      <select value={size} onChange={(event) => setSize(event.target.value)}>
        <option value="" />
        <option value="m" />
      </select>
      <button type="button" onClick={() => onAdd([colour, text, size].join(' '))} />
    </>
  );
}

describe('what is done before the page’s script has come', () => {
  const onAdd = jest.fn();
  const page = <Shop onAdd={onAdd} />;
  afterEach(() => onAdd.mockClear());

  it('shows that a press was heard, and does it once React has the button', async () => {
    serve(page);
    find('button').click();
    expect(find('button').getAttribute('aria-busy')).toBe('true');
    expect(find('button').matches('[data-heard]')).toBe(true);
    await later();
    expect(onAdd).not.toHaveBeenCalled();
    await hydrate(page);
    expect(onAdd.mock.calls).toEqual([['forest  ']]);
    expect(find('button').matches('[data-heard],[aria-busy]')).toBe(false);
    find('button').click();
    expect(onAdd).toHaveBeenCalledTimes(2);
  });

  it('keeps the order: what was chosen and typed is there for the press after it, and each press counts', async () => {
    serve(page);
    find('button').click();
    find('input[value=navy]').click();
    type(find('#text'), 'Zo');
    type(find('#text'), 'Zoë');
    const select = find<HTMLSelectElement>('select');
    select.value = 'm';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    find('button').click();
    find('button').click();
    await hydrate(page);
    expect(onAdd.mock.calls).toEqual([['forest  '], ['navy Zoë m'], ['navy Zoë m']]);
    expect(find<HTMLInputElement>('#text').value).toBe('Zoë');
    expect(find<HTMLInputElement>('input[value=navy]').checked).toBe(true);
  });

  it('lets a press go after ten seconds, but nothing that was typed', async () => {
    serve(page);
    type(find('#text'), 'Zoë');
    find('button').click();
    await later(10_100);
    expect(find('button').matches('[data-heard],[aria-busy]')).toBe(false);
    await hydrate(page);
    expect(onAdd).not.toHaveBeenCalled();
    find('button').click();
    expect(onAdd.mock.calls).toEqual([['forest Zoë ']]);
  });

  it('takes the word that is being composed as it is in the end', async () => {
    serve(page);
    const field = find<HTMLInputElement>('#text');
    field.value = 'か';
    field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    await hydrate(page);
    field.value = '加';
    field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    await later();
    find('button').click();
    expect(onAdd.mock.calls).toEqual([['forest 加 ']]);
  });

  it('gives up when told so', async () => {
    serve(page);
    find('button').click();
    giveUp();
    expect(find('button').matches('[data-heard],[aria-busy]')).toBe(false);
    await hydrate(page);
    expect(onAdd).not.toHaveBeenCalled();
  });
});

describe('a part of the page that is taken over later', () => {
  function Late({ promise, onPress }: { promise: Promise<void>; onPress(): void }) {
    use(promise);
    return <button type="button" id="late" onClick={onPress} />;
  }
  const withLate = (promise: Promise<void>, onPress: () => void, onFirst: () => void) => (
    <>
      <button type="button" id="first" onClick={onFirst} />
      <Suspense>
        <Late promise={promise} onPress={onPress} />
      </Suspense>
    </>
  );

  /** The server's document of such a page, which tells what was pressed. */
  function serveWithLate() {
    const pressed: string[] = [];
    const ready = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });
    const page = (promise: Promise<void>) =>
      withLate(
        promise,
        () => pressed.push('late'),
        () => pressed.push('first'),
      );
    serve(page(ready));
    return { page, pressed };
  }

  it('is waited for, and what was pressed after it too', async () => {
    const { page, pressed } = serveWithLate();
    find('#late').click();
    find('#first').click();
    let arrive = () => {};
    await hydrate(page(new Promise<void>((resolve) => (arrive = resolve))));
    await later();
    expect(pressed).toEqual([]);
    expect(find('#late').matches('[data-heard]')).toBe(true);
    await act(async () => arrive());
    await later();
    expect(pressed).toEqual(['late', 'first']);
  });

  it('is waited for by what is pressed on a part that has been taken over already', async () => {
    const { page, pressed } = serveWithLate();
    find('#late').click();
    let arrive = () => {};
    await hydrate(page(new Promise<void>((resolve) => (arrive = resolve))));
    find('#first').click();
    await later();
    expect(pressed).toEqual([]);
    await act(async () => arrive());
    await later();
    expect(pressed).toEqual(['late', 'first']);
    find('#first').click();
    expect(pressed).toEqual(['late', 'first', 'first']);
  });

  it('holds nothing back once it has vanished', async () => {
    const pressed: string[] = [];
    const page = <button type="button" id="first" onClick={() => pressed.push('first')} />;
    serve(page);
    const gone = document.createElement('button');
    room.append(gone);
    giveUp();
    giveUp = keepPresses();
    gone.click();
    find('#first').click();
    gone.remove();
    await hydrate(page);
    expect(pressed).toEqual(['first']);
  });
});

describe('a form', () => {
  function Form({ onSend }: { onSend(): void }) {
    const [name, setName] = useState('');
    return (
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          onSend();
        }}
      >
        <input id="name" value={name} onChange={(event) => setName(event.target.value)} />
        <button type="submit" />
      </form>
    );
  }

  it('is sent once, by Enter and by its button together, and never by the browser', async () => {
    const onSend = jest.fn();
    serve(<Form onSend={onSend} />);
    const sent = jest.fn();
    document.addEventListener('submit', sent, { once: true });
    expect(key(find('#name'), 'Enter')).toBe(false);
    expect(find('#name').matches('[data-heard]')).toBe(true);
    find('button').click();
    find('button').click();
    expect(sent).not.toHaveBeenCalled();
    document.removeEventListener('submit', sent);
    await hydrate(<Form onSend={onSend} />);
    expect(onSend).toHaveBeenCalledTimes(1);
    expect(room.querySelector('[data-heard],[aria-busy]')).toBeNull();
    find('button').click();
    expect(onSend).toHaveBeenCalledTimes(2);
  });

  it('that the browser sends by itself is left to it, as links and what opens by itself are', () => {
    const page = (
      <>
        <form method="get" role="search">
          <input id="asked" />
          <button id="ask" type="submit" />
        </form>
        <form method="post" action="/lang">
          <button id="send" type="submit" />
        </form>
        <a id="link" href="#there">
          <span id="inner" />
        </a>
        <details>
          <summary id="summary" />
        </details>
        <button id="opener" type="button" popoverTarget="guide" />
        <div id="guide" popover="auto" />
      </>
    );
    serve(page);
    const prevented: string[] = [];
    const browser = (event: Event) => {
      if (event.defaultPrevented) prevented.push((event.target as Element).id);
      event.preventDefault();
    };
    for (const one of ['click', 'keydown', 'submit']) document.addEventListener(one, browser);
    for (const id of ['ask', 'send', 'link', 'inner', 'summary', 'opener']) find(`#${id}`).click();
    key(find('#asked'), 'Enter');
    for (const one of ['click', 'keydown', 'submit']) document.removeEventListener(one, browser);
    expect(prevented).toEqual([]);
    expect(room.querySelector('[data-heard],[aria-busy]')).toBeNull();
  });
});

it('what did not come with the document is none of its business', () => {
  serve(<p />);
  const foreign = room.appendChild(document.createElement('button'));
  const pressed = jest.fn();
  foreign.addEventListener('click', pressed);
  foreign.click();
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(foreign.matches('[data-heard]')).toBe(false);
});

it('Space on what is only called a button counts as a press', async () => {
  const pressed = jest.fn();
  const page = <div role="button" tabIndex={0} onClick={pressed} />;
  serve(page);
  expect(key(find('[role=button]'), ' ')).toBe(false);
  await hydrate(page);
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('does not press what an earlier press has covered', async () => {
  function Covered({ onPress }: { onPress(): void }) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <div {...(open ? { 'aria-hidden': true } : {})}>
          <button type="button" id="menu" onClick={() => setOpen(true)} />
          <button type="button" id="behind" onClick={onPress} />
        </div>
      </>
    );
  }
  const onPress = jest.fn();
  serve(<Covered onPress={onPress} />);
  find('#menu').click();
  find('#behind').click();
  await hydrate(<Covered onPress={onPress} />);
  expect(onPress).not.toHaveBeenCalled();
  expect(find('#menu').closest('[aria-hidden=true]')).not.toBeNull();
});
