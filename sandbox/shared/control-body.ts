import type { Call } from './exchange';

/** An invalid control call. */
export class BadControl extends Error {
  override readonly name = 'BadControl';
}

export type ControlBody = Record<string, unknown>;

/** The JSON object in a call's body; an empty body is an empty object. */
export function controlBody(call: Call): ControlBody {
  if (call.body.trim() === '') return {};
  let value: unknown;
  try {
    value = JSON.parse(call.body);
  } catch {
    throw new BadControl('the body is not JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new BadControl('send a JSON object');
  return value as ControlBody;
}

/** An integer of zero or more. */
export function countOf(body: ControlBody, key: string, fallback: number): number {
  const value = body[key] ?? fallback;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0) {
    throw new BadControl(`${key} must be a whole number`);
  }
  return value;
}

export function textOf(body: ControlBody, key: string): string | undefined {
  const value = body[key];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') throw new BadControl(`${key} must be text`);
  return value;
}

export function neededText(body: ControlBody, key: string): string {
  const value = textOf(body, key);
  if (!value) throw new BadControl(`${key} is missing`);
  return value;
}

export function textsOf(body: ControlBody, key: string): string[] | undefined {
  const value = body[key];
  if (value === undefined) return undefined;
  if (!Array.isArray(value) || value.some((entry) => typeof entry !== 'string')) {
    throw new BadControl(`${key} must be a list of texts`);
  }
  return value as string[];
}

export function flagOf(body: ControlBody, key: string): boolean | undefined {
  const value = body[key];
  if (value === undefined) return undefined;
  if (typeof value !== 'boolean') throw new BadControl(`${key} must be true or false`);
  return value;
}
