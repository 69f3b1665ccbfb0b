export declare function loadLate(
  scripts: readonly string[],
  hints: readonly string[],
  parts: { keep: () => () => void; onceShown: (go: () => void) => void },
): void;
