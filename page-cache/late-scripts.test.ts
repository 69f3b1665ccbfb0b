/** @jest-environment jsdom */
import { withLateScripts } from './late-scripts.mjs';

const script = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;
const page = (head: string, body = '<p>Crew Tee</p>') =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;
const inHead = () =>
  [...document.head.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[src], link')].map((one) =>
    one.getAttribute(one.localName === 'link' ? 'href' : 'src'),
  );

describe('a document whose scripts come after the first paint', () => {
  const html = withLateScripts(
    page(
      `<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>${script('a')}${script('main')}`,
      `<link rel="preload" href="/_next/static/chunks/later.js" as="script" fetchPriority="low"/><button type="button">Add</button>`,
    ),
  );
  const own = /<script>([^]*)<\/script><\/head>/.exec(html)?.[1] ?? '';

  it('has no address that a browser would ask for ahead of the paint', () => {
    expect(html).not.toMatch(/<script src|<link/);
    expect(html).toContain('<body><button type="button">Add</button></body></html>');
  });

  it('carries what asks for them, each once, and keeps what is done before they have come', () => {
    document.body.innerHTML = '<button type="button">Add</button>';
    const observer = jest.fn();
    Object.assign(globalThis, { PerformanceObserver: observer });
    observer.prototype.observe = jest.fn();
    expect(window.eval(own)).toBeUndefined();
    expect(inHead()).toEqual([]);
    document.querySelector('button')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    document.querySelector('button')?.click();
    expect(document.querySelector('button')?.getAttribute('aria-busy')).toBe('true');
    expect(inHead()).toEqual(['a', 'main', 'later'].map((name) => `/_next/static/chunks/${name}.js`));
  });

  it('is small, and tells the browser no more than it needs', () => {
    expect(own.length).toBeLessThan(8000);
    expect(own).not.toMatch(/\/\*|^\s*\/\/|@param|^ /m);
  });

  it('is changed once, and none that is not known', () => {
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
