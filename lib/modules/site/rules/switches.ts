/** What staff can turn off for everybody, in the order of their page. S2.2-284. */
export const SWITCHES = [
  /** Opening a new account. */
  'sign_up',
  /** Every language but English. */
  'translation',
  /** The chat of the admin pages. */
  'chat',
  /** Measuring visits, after consent. */
  'analytics',
  /** What an address may have been meant to be. */
  'address_suggestion',
  /** Connecting a shop on a shop platform. */
  'shop_connect',
] as const;
export type SwitchName = (typeof SWITCHES)[number];
