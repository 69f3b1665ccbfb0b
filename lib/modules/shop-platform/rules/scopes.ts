/**
 * The scopes that were asked for and not granted. The platform names a granted `write_…` alone where it includes the
 * `read_…` of the same. S4-41.
 */
export function missingScopes(asked: readonly string[], granted: readonly string[]): string[] {
  const has = new Set(granted.flatMap((scope) => [scope, scope.replace(/^write_/, 'read_')]));
  return asked.filter((scope) => !has.has(scope));
}
