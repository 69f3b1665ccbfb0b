export const DEMO_PICTURES: string;
export function drawIfNeeded(
  sources: string,
  how?: { folder?: string; draw?: () => Promise<void> },
): Promise<boolean>;
