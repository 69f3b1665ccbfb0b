/** What names, codes and nothing else look like. */
const WORD = /^\w{1,64}$/;

/** The code of an error, such as Postgres's or Node's, or else that of its cause. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const own = 'code' in error && typeof error.code === 'string' && WORD.test(error.code);
  return own ? String(error.code) : codeOf(error.cause);
}

/**
 * The parts of an error that may be logged: its kind and stack frames, never its message. Messages of queries contain
 * their parameters, which are personal data. The kind is the error's `name`: the name of its class is one letter in a
 * production build. S8-17.
 */
export function traceOf(error: unknown): { kind: string; code?: string; at: string[] } {
  if (!(error instanceof Error)) return { kind: typeof error, at: [] };
  const { stack = '', message } = error;
  // Skips the message: one with several lines may contain a line that looks like a stack frame.
  const told = message === '' ? -1 : stack.lastIndexOf(message);
  const frames = told < 0 ? stack : stack.slice(told + message.length);
  const lines = frames.split('\n').map((line) => line.trim());
  const code = codeOf(error);
  return {
    kind: WORD.test(error.name) ? error.name : 'Error',
    ...(code === undefined ? {} : { code }),
    at: lines.filter((line) => line.startsWith('at ')).slice(0, 12),
  };
}
