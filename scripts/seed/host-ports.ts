/** Where the browser tests' foreign site stands and a demo's reader can try the widget: a few, since one may be taken. */
export const HOST_PORTS = [4817, 4818, 4819, 4820];
