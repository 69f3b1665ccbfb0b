export interface Edge {
  from: string;
  to: string;
  typeOnly: boolean;
  /** By `import()`: loaded when the code runs into it. */
  onUse?: boolean;
}

export function sources(): string[];
export function readGraph(): { edges: Edge[]; packages: { file: string; name: string }[] };
