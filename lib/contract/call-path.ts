/** Where a call of the tenant API is made: what the typed client needs of a contract at run time. */
export interface CallPath {
  method: 'get' | 'post';
  /** In OpenAPI notation, `/api/{tenant}/…`. */
  path: string;
  /** The answer is the data itself, without the `success` and `data` around it (D19). */
  bare?: true;
}
