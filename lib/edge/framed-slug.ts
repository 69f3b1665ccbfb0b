/** The event whose order form is framed at this path, `/embed/{slug}`; null for any other. DECISIONS 8. */
export function framedSlug(path: string): string | null {
  return /^\/embed\/([a-z0-9-]{3,63})\/?$/.exec(path)?.[1] ?? null;
}
