export interface BarePage {
  address: string;
  pid: number;
  bytes: number;
}

/** Builds and serves the bare page, whose document has about `bytes` bytes. */
export function barePage(
  world: { dir: string; onEnd(stop: () => unknown): void },
  bytes: number,
): Promise<BarePage>;
