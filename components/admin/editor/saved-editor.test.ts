/** @jest-environment jsdom */
import { ApiError } from '@/lib/client/api-error';
import { setClock } from '@/lib/kernel/clock';
import { keepTextDraft, readTextDraft } from '@/lib/client/drafts/text-drafts';
import { hasShapeOf } from '@/lib/client/drafts/has-shape-of';
import { InvalidValues, type Saving } from './editor-types';
import { SavedEditor } from './saved-editor';

interface Thing {
  title: string;
  price: string;
  version: number;
}
type Values = Omit<Thing, 'version'>;

// IndexedDB is missing in jsdom: drafts go into the tab's text storage, as in a browser that denies it.
const PLACE = { kind: 'thing', tenant: 'ten_a', id: 'one' };
const FIRST: Thing = { title: 'Mug', price: '9.50', version: 1 };
const conflict = () => new ApiError(409, { code: 'conflict' });
const valuesOf = ({ title, price }: Thing): Values => ({ title, price });
const isAny = (value: unknown): value is unknown => value !== undefined;

/** A fake server that holds one thing and a lock by version. */
function server(first = FIRST) {
  let now = first;
  const model = {
    read: jest.fn(async () => now),
    save: jest.fn(async ({ values, version }: Saving<Thing, Values>, _options: string | undefined) => {
      if (version !== now.version) throw conflict();
      return (now = { ...values, price: values.price.replace(',', '.'), version: now.version + 1 });
    }),
    onSaved: jest.fn(),
    onReplaced: jest.fn(),
  };
  return { model, now: () => now, set: (thing: Thing) => (now = thing) };
}

function edited(calls: ReturnType<typeof server>['model'], first = FIRST, more: object = {}) {
  return new SavedEditor<Thing, Values, string>(
    {
      place: PLACE,
      fields: ['title', 'price'],
      valuesOf,
      versionOf: ({ version }) => version,
      isValues: hasShapeOf(valuesOf(FIRST)),
      ...calls,
      ...more,
    },
    first,
  );
}

async function started(calls: ReturnType<typeof server>['model'], first = FIRST, more: object = {}) {
  const editor = edited(calls, first, more);
  await editor.start();
  return editor;
}
const settled = () => jest.advanceTimersByTimeAsync(400);
const kept = () => readTextDraft('tab', PLACE, isAny);

let restoreClock = () => {};
let at = 0;
beforeEach(() => {
  jest.useFakeTimers();
  window.sessionStorage.clear();
  at = Date.UTC(2026, 10, 22);
  restoreClock = setClock(() => new Date(at));
});
afterEach(() => {
  jest.useRealTimers();
  restoreClock();
});

describe('saving', () => {
  test('is idle until a change, then dirty, saving, saved; the draft is kept and goes with the save', async () => {
    const { model, now } = server();
    const editor = await started(model);
    expect(editor.state()).toMatchObject({ status: 'idle', dirty: false, ready: true });
    editor.change({ title: 'Cup' });
    expect(editor.state()).toMatchObject({ status: 'idle', dirty: true });
    await settled();
    expect(kept()?.version).toBe(1);
    const saving = editor.save();
    expect(editor.state().status).toBe('saving');
    expect(await saving).toBe('saved');
    expect(editor.state()).toMatchObject({
      status: 'saved',
      dirty: false,
      stored: { title: 'Cup', version: 2 },
    });
    await settled();
    expect([now().version, kept(), model.onSaved.mock.calls.length]).toEqual([2, null, 1]);
    editor.change({ title: 'Bowl' });
    expect(editor.state().status).toBe('idle');
  });

  test('of two presses one save is sent; the next save is based on its answer', async () => {
    const { model } = server();
    const editor = await started(model);
    editor.change({ title: 'Cup' });
    const both = await Promise.all([editor.save(), editor.save()]);
    expect(both).toEqual(['saved', 'busy']);
    editor.change({ title: 'Bowl' });
    expect(await editor.save()).toBe('saved');
    expect(model.save.mock.calls.map(([{ version }]) => version)).toEqual([1, 2]);
  });

  test('what is typed during a save stays, the other fields take the answer', async () => {
    const { model } = server();
    const editor = await started(model);
    editor.change({ title: 'Cup', price: '8,00' });
    const saving = editor.save();
    editor.change({ title: 'Bowl' });
    await saving;
    expect(editor.state()).toMatchObject({ draft: { title: 'Bowl', price: '8.00' }, dirty: true });
    expect(model.onReplaced).toHaveBeenCalledWith({ title: 'Bowl', price: '8.00' }, ['price']);
  });

  test('of a save in two calls the part that was done is not lost when the other fails', async () => {
    const { model } = server();
    model.save.mockImplementationOnce(async ({ values, accept }) => {
      accept({ ...FIRST, title: values.title, version: 2 }, ['title']);
      throw new ApiError(422, { code: 'invalid' });
    });
    const editor = await started(model);
    editor.change({ title: 'Cup', price: '-1' });
    expect(await editor.save()).toBe('failed');
    expect(editor.state()).toMatchObject({
      stored: { title: 'Cup', version: 2 },
      draft: { title: 'Cup', price: '-1' },
    });
    await editor.save();
    expect(model.save.mock.calls[1]?.[0].version).toBe(2);
  });

  test('invalid values are told by field and not sent on; a change of the field takes the error away', async () => {
    const { model } = server();
    model.save.mockRejectedValueOnce(new InvalidValues({ title: 'required', price: 'required' }));
    const editor = await started(model);
    editor.change({ title: '' });
    expect(await editor.save()).toBe('failed');
    editor.change({ title: 'Cup' });
    expect(editor.state()).toMatchObject({ status: 'failed', errors: { price: 'required' } });
    expect(await editor.save()).toBe('saved');
    expect(editor.state().errors).toEqual({});
  });

  test.each([
    [new ApiError(401, { code: 'unauthenticated' }), 'lost'],
    [new ApiError(0, { code: 'network' }), 'failed'],
  ])('a lost session or connection keeps the draft, and a retry goes on: %#', async (error, status) => {
    const { model } = server();
    model.save.mockRejectedValueOnce(error);
    const editor = await started(model);
    editor.change({ title: 'Cup' });
    expect(await editor.save()).toBe(status);
    await settled();
    expect(editor.state()).toMatchObject({ status, failure: error, draft: { title: 'Cup' } });
    expect(kept()).not.toBeNull();
    await editor.retry();
    expect(editor.state().status).toBe('saved');
  });

  test('an error that nobody expected is thrown on, an expected one is told', async () => {
    const { model } = server();
    const broken = new TypeError('broken');
    model.save.mockRejectedValueOnce(broken).mockRejectedValueOnce(broken);
    const editor = await started(model);
    editor.change({ title: 'Cup' });
    await expect(editor.save()).rejects.toBe(broken);
    expect(editor.state().status).toBe('failed');
    const other = await started(model, FIRST, { isExpected: () => true });
    other.change({ title: 'Cup' });
    expect(await other.save()).toBe('failed');
  });
});

describe('someone else has saved', () => {
  const THEIRS = { title: 'Theirs', price: '9.50', version: 5 };

  async function inConflict(theirs = THEIRS) {
    const { model, now, set } = server();
    const editor = await started(model);
    set(theirs);
    editor.change({ title: 'Mine' });
    expect(await editor.save()).toBe('conflict');
    return { editor, model, now, set };
  }

  test('both versions are told, and keeping mine saves over theirs', async () => {
    const { editor, now } = await inConflict();
    expect(editor.state()).toMatchObject({
      status: 'conflict',
      draft: { title: 'Mine' },
      conflict: {
        theirs: { stored: THEIRS },
        differences: [{ field: 'title', by: 'both' }],
        canKeepBoth: false,
      },
    });
    await editor.keepMine();
    expect(editor.state()).toMatchObject({ status: 'saved', dirty: false, conflict: null });
    expect(now()).toEqual({ title: 'Mine', price: '9.50', version: 6 });
  });

  test('theirs is shown when chosen, and undo brings mine back over it', async () => {
    const { editor, model, now } = await inConflict();
    await editor.takeTheirs();
    expect(editor.state()).toMatchObject({
      status: 'idle',
      dirty: false,
      draft: { title: 'Theirs' },
      conflict: null,
    });
    expect(model.onReplaced).toHaveBeenLastCalledWith(valuesOf(THEIRS), ['title']);
    editor.undo();
    expect(editor.state().draft.title).toBe('Mine');
    expect(await editor.save()).toBe('saved');
    expect(now().version).toBe(6);
  });

  test('changes of different fields can both be kept', async () => {
    const { editor, now } = await inConflict({ title: 'Mug', price: '7.00', version: 2 });
    expect(editor.state().conflict).toMatchObject({
      differences: [
        { field: 'title', by: 'me' },
        { field: 'price', by: 'them' },
      ],
      canKeepBoth: true,
    });
    await editor.keepBoth();
    expect(now()).toEqual({ title: 'Mine', price: '7.00', version: 3 });
  });

  test('a third save meanwhile is a conflict again, with the third version', async () => {
    const { editor, set } = await inConflict();
    set({ title: 'Third', price: '1.00', version: 9 });
    await editor.keepMine();
    expect(editor.state()).toMatchObject({
      status: 'conflict',
      conflict: { theirs: { stored: { title: 'Third' } } },
    });
    editor.discard();
    expect(editor.state()).toMatchObject({ status: 'idle', dirty: false, draft: { title: 'Third' } });
  });

  test('what is typed after it is compared too, and a save without a choice is refused again', async () => {
    const { editor } = await inConflict();
    editor.change({ price: '3.00' });
    expect(editor.state().conflict?.differences.map(({ field }) => field)).toEqual(['title', 'price']);
    expect(await editor.save()).toBe('conflict');
  });

  test('their version may be unreadable at first; a choice reads it again', async () => {
    const { model, set, now } = server();
    const editor = await started(model);
    set(THEIRS);
    model.read.mockRejectedValueOnce(new ApiError(0, { code: 'network' }));
    editor.change({ title: 'Mine' });
    expect(await editor.save()).toBe('conflict');
    expect(editor.state().conflict?.theirs).toBeNull();
    await editor.keepMine();
    expect(now().title).toBe('Mine');
  });

  test('the same values on both sides are a save whose answer was lost', async () => {
    const { model, set } = server();
    const editor = await started(model);
    set({ title: 'Mine', price: '9.50', version: 2 });
    editor.change({ title: 'Mine' });
    expect(await editor.save()).toBe('saved');
    expect(editor.state()).toMatchObject({ status: 'saved', dirty: false, stored: { version: 2 } });
    expect(model.onSaved).toHaveBeenCalledTimes(1);
    set({ title: 'Mine', price: '9.50', version: 3 });
    expect(await editor.save('publish')).toBe('saved');
    expect(model.save.mock.lastCall).toEqual([expect.objectContaining({ version: 3 }), 'publish']);
  });

  test('a form that checks its values itself is asked to submit again', async () => {
    const { model, set } = server();
    const resubmit = jest.fn();
    const editor = await started(model, FIRST, { resubmit });
    set(THEIRS);
    editor.change({ title: 'Mine' });
    await editor.save();
    await editor.keepMine();
    expect(resubmit).toHaveBeenCalledTimes(1);
    expect(await editor.save()).toBe('saved');
  });
});

describe('a draft of an earlier visit', () => {
  const draft = (mine: Partial<Values>) => ({ base: valuesOf(FIRST), mine: { ...valuesOf(FIRST), ...mine } });

  test('is shown, saved over its version, and can be discarded and brought back', async () => {
    keepTextDraft('tab', PLACE, 1, draft({ title: 'Half' }));
    const { model } = server();
    const editor = await started(model);
    expect(editor.state()).toMatchObject({
      restored: true,
      dirty: true,
      draft: { title: 'Half' },
      status: 'idle',
    });
    editor.discard();
    await settled();
    expect(editor.state()).toMatchObject({ restored: false, dirty: false, draft: { title: 'Mug' } });
    expect(kept()).toBeNull();
    editor.undo();
    expect(editor.state()).toMatchObject({ dirty: true, draft: { title: 'Half' } });
  });

  test('of an older version is a conflict at once, and nothing is saved unseen', async () => {
    keepTextDraft('tab', PLACE, 1, draft({ title: 'Half' }));
    const newer = { title: 'Newer', price: '5.00', version: 4 };
    const { model, now } = server(newer);
    const editor = await started(model, newer);
    expect(editor.state()).toMatchObject({ restored: true, status: 'conflict', draft: { title: 'Half' } });
    expect(editor.state().conflict?.differences).toEqual([
      { field: 'title', by: 'both' },
      { field: 'price', by: 'them' },
    ]);
    expect(await editor.save()).toBe('conflict');
    await editor.keepMine();
    expect(now()).toEqual({ title: 'Half', price: '9.50', version: 5 });
  });

  test('that has become the stored values is forgotten', async () => {
    keepTextDraft('tab', PLACE, 1, draft({ title: 'Newer' }));
    const editor = await started(server().model, { ...FIRST, title: 'Newer', version: 2 });
    await settled();
    expect(editor.state()).toMatchObject({ restored: false, dirty: false, status: 'idle' });
    expect(kept()).toBeNull();
  });

  test('of another shape, or a month old, is none', async () => {
    keepTextDraft('tab', PLACE, 1, { base: valuesOf(FIRST), mine: { title: 7 } });
    expect((await started(server().model)).state().restored).toBe(false);
    keepTextDraft('tab', PLACE, 1, draft({ title: 'Old' }));
    at += 31 * 86_400_000;
    expect((await started(server().model)).state().restored).toBe(false);
  });

  test('gives way to what was typed before it was read', async () => {
    keepTextDraft('tab', PLACE, 1, draft({ title: 'Half' }));
    const editor = edited(server().model);
    const reading = editor.start();
    editor.change({ title: 'Typed' });
    await reading;
    expect(editor.state()).toMatchObject({ draft: { title: 'Typed' }, restored: false, ready: true });
  });

  test('has the last key typed before the page was left', async () => {
    const editor = await started(server().model);
    editor.change({ title: 'Last' });
    editor.leave();
    expect(kept()?.values).toMatchObject({ mine: { title: 'Last' } });
  });
});

test('undo takes a save back into unsaved, and leaves alone what has an undo of its own', async () => {
  const editor = await started(server().model);
  editor.change({ title: 'Cup' });
  editor.change({ price: '1.00' }, { undoable: false });
  await editor.save();
  editor.undo();
  expect(editor.state()).toMatchObject({
    draft: { title: 'Mug', price: '1.00' },
    status: 'idle',
    dirty: true,
    canUndo: false,
    canRedo: true,
  });
  editor.redo();
  expect(editor.state().dirty).toBe(false);
});
