/** Whether this process builds the pages that are made before a database is known. */
export function isBuilding(): boolean {
  return process.env['NEXT_PHASE'] === 'phase-production-build';
}
