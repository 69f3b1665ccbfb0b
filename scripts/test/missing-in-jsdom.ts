/** jsdom has no layout and no scrolling; browser tests cover them. */
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView ??= () => undefined;

/** React Aria looks for a `<meta>` by an escaped name. */
if (typeof document !== 'undefined' && typeof CSS === 'undefined')
  Object.defineProperty(globalThis, 'CSS', {
    value: { escape: (name: string) => name.replace(/[^\w-]/g, String.raw`\$&`) },
  });
