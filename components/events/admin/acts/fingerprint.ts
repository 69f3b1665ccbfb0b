/** Hash of a form's values, part of its idempotency key: changed values under the same key would be refused. */
export async function fingerprint(values: readonly string[]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(values));
  const hash = await crypto.subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(hash)]
    .slice(0, 8)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
