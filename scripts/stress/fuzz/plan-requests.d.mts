export interface Planned {
  operation: string;
  who: 'anonymous' | 'client' | 'staff';
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
}

export const LEFT_OUT: string[];
export function planRequests(document: object, total: number, seed: number): Planned[];
export function operationsOf(
  document: object,
): { operation: string; method: string; path: string; call: unknown }[];
