/**
 * Ports allowed for framing sites, in browser tests and for trying the widget by hand; several, because one may be in
 * use.
 */
export const HOST_PORTS = [4817, 4818, 4819, 4820];
