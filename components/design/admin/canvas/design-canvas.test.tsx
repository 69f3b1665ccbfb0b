import { act, fireEvent, screen } from '@testing-library/react';
import { sceneToSvg } from '@/lib/modules/design/rules/scene-to-svg';
import { TEST_FONT } from '@/lib/modules/design/rules/test-font';
import { textOf } from '@/lib/modules/design/rules/test-scenes';
import { printArea } from '@/lib/modules/design/rules/garments/print-area';
import {
  at,
  beginCanvas,
  designOf,
  drag,
  frame,
  handle,
  image,
  key,
  latest,
  layer,
  part,
  placeOf,
  pointer,
  press,
  selected,
  show,
  stage,
  told,
} from './test-canvas';

beforeEach(beginCanvas);
afterEach(() => jest.useRealTimers());

describe('what is drawn', () => {
  test('is what the print is drawn by, layer by layer', async () => {
    const design = designOf(
      textOf('AV', { position: { x: 90, y: 90 } }),
      image('pic', 150, 150, { angle: 30 }),
    );
    await show(design);
    const print = sceneToSvg(design.front as never, {
      fontBooks: { Inter: TEST_FONT },
      resolveImage: () => ({ href: '/api/picture/file_1', widthPx: 600, heightPx: 300 }),
    });
    const reader = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    reader.innerHTML = print;
    const groups = [...(reader.firstElementChild?.children ?? [])];
    expect(groups).toHaveLength(2);
    expect(
      [layer('name'), layer('pic')].map((one) => [one.getAttribute('transform'), one.innerHTML]),
    ).toEqual(groups.map((group) => [group.getAttribute('transform'), group.innerHTML]));
  });

  test('names each layer, its size and whether it is held fast, and leaves out what is hidden', async () => {
    await show(designOf(image('pic', 50, 50, { locked: true }), image('gone', 90, 50, { hidden: true })));
    expect(screen.getAllByRole('option').map((one) => one.getAttribute('aria-label'))).toEqual([
      'pic, 60 by 30 mm, locked',
    ]);
    expect(screen.getByRole('listbox', { name: 'Design, front' }).tagName).toBe('svg');
  });

  test('says that fonts did not come, and tries again', async () => {
    const loaded = global.fetch;
    global.fetch = jest.fn(async () => ({ ok: false, status: 503 })) as unknown as typeof fetch;
    await show(designOf(textOf('AV', { fontFamily: 'Anton' })));
    expect(screen.getByRole('alert').textContent).toContain('fonts didn’t load');
    global.fetch = loaded;
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await jest.advanceTimersByTimeAsync(1);
    });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(layer('name').querySelectorAll('path').length).toBeGreaterThan(0);
  });
});

describe('a mouse', () => {
  test('takes a layer and moves it: only its transform changes, React renders once, and it is one step', async () => {
    await show(designOf(image('a', 60, 60), image('b', 150, 200)));
    press(60, 60);
    expect(selected()).toEqual(['a']);
    told.onRender.mockClear();
    const before = { ink: layer('a').innerHTML, other: layer('b').outerHTML };
    const drawing = jest.spyOn(layer('a'), 'setAttribute');
    const { up } = drag(
      [60, 60],
      [
        [63, 71],
        [70, 90],
        [81, 103],
      ],
      { ctrlKey: true },
    );
    expect(layer('a').getAttribute('transform')).toBe('translate(81 103)');
    expect(drawing.mock.calls.map(([name]) => name)).toEqual(['transform', 'transform', 'transform']);
    expect([layer('a').innerHTML, layer('b').outerHTML]).toEqual([before.ink, before.other]);
    expect([told.onRender.mock.calls.length, told.onChange.mock.calls.length]).toEqual([0, 0]);
    up();
    expect(placeOf('a')).toEqual({ x: 81, y: 103 });
    expect(told.onChange).toHaveBeenCalledTimes(1);
    key('z', { ctrlKey: true });
    expect(placeOf('a')).toEqual({ x: 60, y: 60 });
    expect(layer('a').getAttribute('transform')).toBe('translate(60 60)');
  });

  test('moves many times between two frames and paints once', async () => {
    await show(designOf(image('a', 60, 60)));
    const more = { pointerId: 77, pointerType: 'mouse', button: 0, ctrlKey: true };
    pointer('down', stage(), at(60, 60), more);
    const drawing = jest.spyOn(layer('a'), 'setAttribute');
    for (let x = 61; x <= 90; x += 1) pointer('move', stage(), at(x, 60), more);
    expect(drawing).not.toHaveBeenCalled();
    frame();
    expect(drawing.mock.calls).toEqual([['transform', 'translate(90 60)']]);
    pointer('move', stage(), at(95, 60), more);
    // No animation frame came for the last move; the release position still counts.
    pointer('up', stage(), at(96, 60), more);
    expect(placeOf('a')).toEqual({ x: 96, y: 60 });
  });

  test('shows the line it snaps to, and takes it away', async () => {
    const { widthMm } = printArea('tee', 'front');
    await show(designOf(image('a', 60, 60)));
    const { up } = drag([60, 60], [[widthMm / 2 + 0.3, 100]]);
    expect(part('lines').getAttribute('d')).not.toBe('');
    up();
    expect(part('lines').getAttribute('d')).toBe('');
    expect(placeOf('a')?.x).toBe(widthMm / 2);
  });

  test('gives up with Escape', async () => {
    await show(designOf(image('a', 60, 60)));
    const { up } = drag([60, 60], [[80, 90]]);
    key('Escape');
    expect(layer('a').getAttribute('transform')).toBe('translate(60 60)');
    up();
    expect([told.onChange.mock.calls.length, selected()]).toEqual([0, ['a']]);
  });

  test('draws a box to select what it meets, and lets go beside everything', async () => {
    await show(designOf(image('a', 60, 60), image('b', 150, 60), image('c', 100, 250)));
    const { up } = drag(
      [10, 20],
      [
        [100, 90],
        [200, 100],
      ],
    );
    expect(part('marquee').getAttribute('d')).not.toBe('');
    up();
    expect(selected()).toEqual(['a', 'b']);
    press(100, 250, { shiftKey: true });
    expect(selected()).toEqual(['a', 'b', 'c']);
    press(150, 60);
    expect(selected()).toEqual(['b']);
    press(30, 330);
    expect(selected()).toEqual([]);
    expect(told.onChange).not.toHaveBeenCalled();
  });

  test('scales by a corner and turns by the handle above', async () => {
    await show(designOf(image('a', 100, 100)));
    press(100, 100);
    const corner = handle('2');
    drag([130, 115], [[190, 145]], { ctrlKey: true }, corner).up();
    expect(latest()?.front?.layers[0]).toEqual(image('a', 130, 115, { scale: 2 }));
    const turn = handle('rotate');
    drag([130, 60], [[180, 115]], {}, turn).up();
    expect(latest()?.front?.layers[0]).toEqual(image('a', 130, 115, { scale: 2, angle: 90 }));
  });

  test('opens a layer with a double press', async () => {
    await show(designOf(image('a', 60, 60)));
    fireEvent.dblClick(stage(), at(60, 60));
    expect(told.onOpen).toHaveBeenCalledWith('a');
  });
});

describe('fingers', () => {
  const finger = (id: number, kind: string, x: number, y: number) =>
    pointer(kind, stage(), at(x, y), { pointerId: id, pointerType: 'touch', button: 0 });

  test('one moves, a second scales and turns, in two steps', async () => {
    await show(designOf(image('a', 100, 100)));
    finger(1, 'down', 90, 100);
    finger(1, 'move', 90, 130);
    frame();
    finger(2, 'down', 110, 130);
    finger(1, 'move', 100, 110);
    finger(2, 'move', 100, 150);
    frame();
    finger(2, 'up', 100, 150);
    finger(1, 'up', 100, 110);
    expect(told.onChange).toHaveBeenCalledTimes(2);
    expect(latest()?.front?.layers[0]).toEqual(image('a', 100, 130, { scale: 2, angle: 90 }));
  });

  test('that the browser takes away leave everything as it was', async () => {
    await show(designOf(image('a', 100, 100)));
    finger(3, 'down', 100, 100);
    finger(3, 'move', 130, 130);
    frame();
    finger(3, 'cancel', 130, 130);
    expect([layer('a').getAttribute('transform'), told.onChange.mock.calls.length]).toEqual([
      'translate(100 100)',
      0,
    ]);
  });
});

test('where nothing may be changed, layers can be looked at and no more', async () => {
  await show(designOf(image('a', 60, 60)), true);
  drag([60, 60], [[90, 90]]).up();
  act(() => layer('a').focus());
  key('Delete');
  expect([selected(), told.onChange.mock.calls.length]).toEqual([['a'], 0]);
  expect(layer('a').getAttribute('transform')).toBe('translate(60 60)');
});

test('zooming keeps within its limits, and tells how near it is', async () => {
  await show(designOf(image('a', 60, 60)));
  fireEvent.click(screen.getByRole('button', { name: 'Fit garment' }));
  expect(screen.getByText('100 %')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Zoom out' })).toHaveProperty('disabled', true);
  const [before] = [stage().style.width];
  fireEvent.wheel(stage(), { deltaY: -100, ctrlKey: true, ...at(60, 60) });
  expect(Number.parseFloat(stage().style.width)).toBeGreaterThan(Number.parseFloat(before));
  fireEvent.click(screen.getByRole('button', { name: 'Fit print area' }));
  expect(Number.parseFloat(stage().style.width)).toBeGreaterThan(600);
});
