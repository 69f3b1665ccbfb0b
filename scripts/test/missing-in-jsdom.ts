/** jsdom has no layout and no scrolling; browser tests cover them. */
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView ??= () => undefined;

/** As in a wide window. */
if (typeof window !== 'undefined')
  window.matchMedia ??= (media: string) =>
    Object.assign(new EventTarget(), { media, matches: false }) as unknown as MediaQueryList;

/** React Aria looks for a `<meta>` by an escaped name. */
if (typeof document !== 'undefined' && typeof CSS === 'undefined')
  Object.defineProperty(globalThis, 'CSS', {
    value: { escape: (name: string) => name.replace(/[^\w-]/g, String.raw`\$&`) },
  });
