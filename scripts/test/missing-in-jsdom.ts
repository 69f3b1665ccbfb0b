/** jsdom lays nothing out, so it has nothing to scroll; browser tests show that it happens. */
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView ??= () => undefined;
