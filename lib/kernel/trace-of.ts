/**
 * What of an error may be logged: its kind and where it happened, never what it said. Messages of queries quote their
 * parameters, which are people's data.
 */
export function traceOf(error: unknown): { kind: string; at: string[] } {
  if (!(error instanceof Error)) return { kind: typeof error, at: [] };
  const { stack = '', message } = error;
  // A message of several lines may hold one that begins as a frame does.
  const told = message === '' ? -1 : stack.lastIndexOf(message);
  const frames = told < 0 ? stack : stack.slice(told + message.length);
  const lines = frames.split('\n').map((line) => line.trim());
  return { kind: error.constructor.name, at: lines.filter((line) => line.startsWith('at ')).slice(0, 12) };
}
