/** 100 %, in hundredths of a per cent. D41-1. */
export const WHOLE_BP = 10_000;
/** The largest amount that a voucher can take off, or ask for, in minor units. */
export const MOST_VOUCHER_MINOR = 100_000_000;
