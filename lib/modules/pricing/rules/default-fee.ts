/** The platform's share of an order in percent, unless another was agreed with the client. D36-2. */
export const DEFAULT_FEE_PERCENT = 5;
