import type { ConfigurationValues } from './form-values';

/**
 * Unsaved changes, kept in this tab over reloads, lost sessions and page changes. Pictures are not kept and must be
 * chosen again.
 */
const keyOf = (tenant: string, slug: string) => `store-draft:${tenant}:${slug}`;

function storage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    // Storage is denied: the changes live only as long as the page.
    return null;
  }
}

function isDraft(value: unknown): value is ConfigurationValues {
  return typeof value === 'object' && value !== null && 'storeConfig' in value;
}

export function readDraft(tenant: string, slug: string): ConfigurationValues | null {
  const text = storage()?.getItem(keyOf(tenant, slug));
  if (!text) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isDraft(value) ? value : null;
  } catch {
    return null;
  }
}

export function writeDraft(tenant: string, slug: string, values: ConfigurationValues): void {
  try {
    storage()?.setItem(keyOf(tenant, slug), JSON.stringify(values));
  } catch {
    // Storage is full: nothing is kept, the changes live only as long as the page.
    dropDraft(tenant, slug);
  }
}

export function dropDraft(tenant: string, slug: string): void {
  storage()?.removeItem(keyOf(tenant, slug));
}
