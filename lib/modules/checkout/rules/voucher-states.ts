/** What can be said of a voucher now; the first that fits. `ended`: its last day is over. */
export const VOUCHER_STATES = ['deleted', 'paused', 'ended', 'used_up', 'scheduled', 'active'] as const;
export type VoucherState = (typeof VOUCHER_STATES)[number];

/** The longest code that can be typed or printed. */
export const VOUCHER_CODE_LENGTH = 32;
/** The most uses that can be counted; nobody needs more. */
export const MOST_USES = 1_000_000;
/** The most products that a voucher can be limited to. */
export const MOST_PRODUCTS = 200;
