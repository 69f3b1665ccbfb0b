/** The browser storage key of a store's basket: its name with spaces as dashes, then `-basket-contents`. D31-1. */
export function basketStorageKey(storeName: string): string {
  return `${storeName.replace(/ /g, '-')}-basket-contents`;
}
