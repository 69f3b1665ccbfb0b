export function localConf(
  shipped: string,
  place: { dir: string; web: number; port: number; purgePort: number; modules: string; extra?: string },
): string;

export const NGINX: { program: string; modules: string };
