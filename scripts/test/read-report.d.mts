export interface Count {
  passed: number;
  failed: number;
  failures?: string[];
}

export function readJestReport(path: string, code: number): Count;
export function readPlaywrightReport(path: string, code: number): Count;
export function slowestSuites(path: string): string;
export function slowestSpecs(path: string): string;
