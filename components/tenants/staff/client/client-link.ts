/** How links of a client's page look. */
export const CLIENT_LINK =
  'inline-flex min-h-8 items-center font-semibold text-accent underline underline-offset-2 hover:text-accent-dark';
