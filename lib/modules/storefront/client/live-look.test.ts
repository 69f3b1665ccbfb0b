/** @jest-environment jsdom */
import { LIVE_READY, type LiveLook } from '@/lib/modules/storefront/contract/live-look';
import { storeConfigExample } from '@/lib/modules/storefront/contract/store-config';
import { awaitFrame, followLook, sendLook } from './live-look';

const LOOK: LiveLook = { kind: 'store-look', config: storeConfigExample, page: 'home' };
const editor = { postMessage: jest.fn() };

function arrive(data: unknown, from: Partial<MessageEventInit> = {}): void {
  const source = editor as unknown as Window;
  const event = new MessageEvent('message', { data, origin: window.location.origin, ...from });
  // jsdom takes only its own windows as a source.
  Object.defineProperty(event, 'source', { value: 'source' in from ? from.source : source });
  window.dispatchEvent(event);
}

beforeEach(() => {
  editor.postMessage.mockReset();
  Object.defineProperty(window, 'parent', { value: editor, configurable: true });
});
afterEach(() => Object.defineProperty(window, 'parent', { value: window, configurable: true }));

describe('the studio’s frame (S3.6-12)', () => {
  it('tells the editor that it listens, and takes its looks', () => {
    const seen: LiveLook[] = [];
    const stop = followLook((look) => seen.push(look));
    expect(editor.postMessage).toHaveBeenCalledWith({ kind: LIVE_READY }, window.location.origin);
    arrive(LOOK);
    arrive(LOOK);
    expect(seen).toEqual([LOOK, LOOK]);
    // Once more with the first look: an editor that came later has not heard it.
    expect(editor.postMessage).toHaveBeenCalledTimes(2);
    stop();
    arrive(LOOK);
    expect(seen).toHaveLength(2);
  });

  it.each([
    ['another site', LOOK, { origin: 'https://evil.example' }],
    ['another window of this site', LOOK, { source: window }],
    ['a message of another kind', { ...LOOK, kind: 'other' }, {}],
    ['a colour that is more than a colour', withColour('#000000;background:url(x)'), {}],
    ['a page that there is not', { ...LOOK, page: '../login' }, {}],
    ['nothing', null, {}],
  ])('ignores %s', (_, data, from) => {
    const onLook = jest.fn();
    const stop = followLook(onLook);
    arrive(data, from);
    expect(onLook).not.toHaveBeenCalled();
    stop();
  });

  it('listens to nobody while it is no frame', () => {
    Object.defineProperty(window, 'parent', { value: window, configurable: true });
    const onLook = jest.fn();
    const stop = followLook(onLook);
    arrive(LOOK, { source: window });
    expect(onLook).not.toHaveBeenCalled();
    stop();
  });
});

describe('the editor', () => {
  it('hears its own frame alone, and sends to this site alone', () => {
    const frame = editor as unknown as Window;
    const onReady = jest.fn();
    const stop = awaitFrame(() => frame, onReady);
    arrive({ kind: LIVE_READY }, { source: window });
    arrive({ kind: LIVE_READY }, { origin: 'https://evil.example' });
    expect(onReady).not.toHaveBeenCalled();
    arrive({ kind: LIVE_READY });
    expect(onReady).toHaveBeenCalledTimes(1);
    sendLook(frame, LOOK);
    expect(editor.postMessage).toHaveBeenCalledWith(LOOK, window.location.origin);
    stop();
  });
});

function withColour(primary: string): unknown {
  return {
    ...LOOK,
    config: { ...storeConfigExample, colourSet: { ...storeConfigExample.colourSet, primary } },
  };
}
