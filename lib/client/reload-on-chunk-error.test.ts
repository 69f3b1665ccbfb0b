/** @jest-environment jsdom */
import { reloadOnChunkError } from './reload-on-chunk-error';

const chunkError = (message = 'Failed to load chunk /_next/static/chunks/a.js') => new Error(message);

describe('reloadOnChunkError', () => {
  beforeEach(() => window.sessionStorage.clear());

  it('reloads for a file that is gone, at most once a minute', () => {
    const reload = jest.fn();
    expect(reloadOnChunkError(chunkError(), 1_000_000, reload)).toBe(true);
    expect(reloadOnChunkError(chunkError('Loading chunk 12 failed.'), 1_059_999, reload)).toBe(false);
    expect(reloadOnChunkError(chunkError(), 1_060_000, reload)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('knows the error by its name too, and leaves others alone', () => {
    const reload = jest.fn();
    expect(reloadOnChunkError(new TypeError('x is not a function'), 1_000_000, reload)).toBe(false);
    const named = Object.assign(new Error('gone'), { name: 'ChunkLoadError' });
    expect(reloadOnChunkError(named, 1_000_000, reload)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('leaves the page as it is without a network, and reloads once there is one', () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const reload = jest.fn();
    expect(reloadOnChunkError(chunkError(), 1_000_000, reload)).toBe(false);
    onLine.mockReturnValue(true);
    expect(reloadOnChunkError(chunkError(), 1_000_001, reload)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
    onLine.mockRestore();
  });

  it('leaves the page as it is where the browser remembers nothing', () => {
    const refused = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const reload = jest.fn();
    expect(reloadOnChunkError(chunkError(), 1_000_000, reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    refused.mockRestore();
  });
});
