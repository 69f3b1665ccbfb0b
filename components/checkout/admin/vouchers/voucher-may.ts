/** What a person may do with an event's vouchers now; what staff have locked is only read. D3, D5-5. */
export interface VoucherMay {
  write: boolean;
  remove: boolean;
}
