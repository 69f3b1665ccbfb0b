/** The event whose order form is embedded at this path, `/embed/{slug}`; null for any other. D8-1. */
export function framedSlug(path: string): string | null {
  return /^\/embed\/([a-z0-9-]{3,63})\/?$/.exec(path)?.[1] ?? null;
}
