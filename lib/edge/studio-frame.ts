/** The storefront that the theme studio frames (S3.6-12). */
const LIVE_STORE = /^\/events\/[a-z0-9-]{3,63}\/store-configuration\/live$/;

/** Who may frame a path beside the sites of an embedded form: the studio's storefront this site's own pages, any other nobody. */
export function ownFramers(path: string): readonly string[] | undefined {
  return LIVE_STORE.test(path) ? ["'self'"] : undefined;
}
