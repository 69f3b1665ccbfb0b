/** Where a file of a sheet is stored, counted from 1: drawn again, it replaces itself. */
export const sheetKey = (tenantId: string, sheetId: string, file: number): string =>
  `${tenantId}/${sheetId}-${file}.pdf`;

/** A tenant's sheets are drawn one after another, a file at a time, so that others' come in between. */
export const sheetJob = (tenantId: string, sheetId: string) => ({
  queue: `sheets:${tenantId}`,
  jobKey: `sheet:${sheetId}`,
  maxAttempts: 4,
});
