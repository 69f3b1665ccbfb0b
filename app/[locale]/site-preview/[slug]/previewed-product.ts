/** The product whose page this is by its address, `Product=…` or `NewProduct=…` (SPEC 2.3); undefined for another page. */
export function previewedProduct(page: string): string | undefined {
  return /^(?:New)?Product=([A-Za-z0-9][A-Za-z0-9_-]{1,63})$/.exec(page)?.[1];
}
