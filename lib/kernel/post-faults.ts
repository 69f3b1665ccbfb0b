/** Why a call to an address outside went wrong; `status`: it was answered, and not with 2xx. D47-2. */
export const POST_FAULTS = [
  'address_refused',
  'unresolved',
  'unreachable',
  'tls',
  'timeout',
  'redirect',
  'status',
] as const;
export type PostFault = (typeof POST_FAULTS)[number];
