/** jsdom has no layout and no scrolling; browser tests cover it. */
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView ??= () => undefined;
