/** @jest-environment node */
import { runInNewContext } from 'node:vm';
import { withLateScripts } from './late-scripts.mjs';

const script = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;
const page = (head: string, body = '<p>Crew Tee</p>') =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;

interface Added {
  name: string;
  src?: string;
  href?: string;
  async?: boolean;
}

/** What a browser would do with the loader: the parts of one that it names, told by the test when each happens. */
function openPage(html: string, image?: { decode: () => Promise<void> }) {
  const added: Added[] = [];
  const listeners = new Map<string, () => void>();
  const timers: { run: () => void; ms: number }[] = [];
  const paint: { seen?: (list: object, me: object) => void } = {};
  const text = /<script>(\(\(\)=>\{document\.currentScript.*)<\/script><\/body>/.exec(html)?.[1] ?? '';
  runInNewContext(text, {
    document: {
      currentScript: { remove: () => undefined },
      createElement: (name: string) => ({ name }),
      head: { append: (element: Added) => added.push(element) },
      querySelector: () => image ?? null,
    },
    addEventListener: (type: string, run: () => void) => listeners.set(type, run),
    removeEventListener: (type: string) => listeners.delete(type),
    setTimeout: (run: () => void, ms: number) => timers.push({ run, ms }),
    requestAnimationFrame: (run: () => void) => run(),
    PerformanceObserver: class {
      constructor(seen: (list: object, me: object) => void) {
        paint.seen = seen;
      }
      observe() {}
    },
  });
  const painted = () => paint.seen?.({ getEntriesByName: () => [{}] }, { disconnect: () => undefined });
  return { added, listeners, timers, painted };
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('scripts after the first paint', () => {
  const html = withLateScripts(
    page(
      `<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>${script('a')}${script('main')}`,
      `<link rel="preload" href="/_next/static/chunks/later.js" as="script" fetchPriority="low"/><p>Crew Tee</p>`,
    ),
  );

  it('leaves no address in the document that a browser would ask for ahead of the paint', () => {
    expect(html).not.toMatch(/<script src|<link/);
    expect(html).toContain('<p>Crew Tee</p>');
    expect(openPage(html).added).toEqual([]);
  });

  it('asks for each once the first paint is there, what was only named ahead as well', async () => {
    const opened = openPage(html);
    opened.painted();
    await settled();
    expect(opened.added.map(({ name, src, href }) => [name, src ?? href])).toEqual([
      ['script', '/_next/static/chunks/a.js'],
      ['script', '/_next/static/chunks/main.js'],
      ['link', '/_next/static/chunks/later.js'],
    ]);
    expect(opened.added[0]?.async).toBe(true);
  });

  it.each(['pointerdown', 'touchstart', 'keydown', 'focusin'])(
    'does not wait when somebody acts: %s',
    (type) => {
      const opened = openPage(html);
      opened.listeners.get(type)?.();
      expect(opened.added).toHaveLength(3);
      opened.painted();
      expect(opened.added).toHaveLength(3);
      expect(opened.listeners.size).toBe(0);
    },
  );

  it('waits for the picture that matters most, and for none that does not come', async () => {
    let arrive = () => {};
    const decode = () => new Promise<void>((resolve) => (arrive = resolve));
    const opened = openPage(html, { decode });
    opened.painted();
    await settled();
    expect(opened.added).toEqual([]);
    arrive();
    await settled();
    expect(opened.added).toHaveLength(3);
    const broken = openPage(html, { decode: () => Promise.reject(new Error('broken')) });
    broken.painted();
    await settled();
    expect(broken.added).toHaveLength(3);
    const hanging = openPage(html, { decode: () => new Promise(() => undefined) });
    hanging.painted();
    expect(hanging.timers.map(({ ms }) => ms)).toEqual([2000]);
    hanging.timers[0]?.run();
    expect(hanging.added).toHaveLength(3);
  });

  it('changes a document once, and none that it does not know', () => {
    expect(withLateScripts(html)).toBe(html);
    for (const other of [page('<title>404</title>'), `${page(script('a'))}<!-- more -->`, '']) {
      expect(withLateScripts(other)).toBe(other);
    }
    const foreign = page('<script src="https://shop.example/_next/static/chunks/a.js" async=""></script>');
    expect(withLateScripts(foreign)).toBe(foreign);
    const nonced = page('<script src="/_next/static/chunks/a.js" async="" nonce="abc"></script>');
    expect(withLateScripts(nonced)).toBe(nonced);
    const text = page(script('a'), '<link rel="preload" as="image" href="/a.webp"/>');
    expect(withLateScripts(text)).toContain('<link rel="preload" as="image" href="/a.webp"/>');
  });
});
