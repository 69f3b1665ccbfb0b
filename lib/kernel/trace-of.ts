/**
 * The parts of an error that may be logged: its kind and stack frames, never its message. Messages of queries contain
 * their parameters, which are personal data.
 */
export function traceOf(error: unknown): { kind: string; at: string[] } {
  if (!(error instanceof Error)) return { kind: typeof error, at: [] };
  const { stack = '', message } = error;
  // Skips the message: one with several lines may contain a line that looks like a stack frame.
  const told = message === '' ? -1 : stack.lastIndexOf(message);
  const frames = told < 0 ? stack : stack.slice(told + message.length);
  const lines = frames.split('\n').map((line) => line.trim());
  return { kind: error.constructor.name, at: lines.filter((line) => line.startsWith('at ')).slice(0, 12) };
}
