const DAYS = 30;

/** The last day on which a client may answer what a person asked for, YYYY-MM-DD. D46-4. */
export function dueOn(asked: Date): string {
  return new Date(asked.getTime() + DAYS * 86_400_000).toISOString().slice(0, 10);
}
