export interface PageWeight {
  page: string;
  kilobytes: number;
}
export function pageWeights(distDir: string): PageWeight[];
export function isAdminPage(weight: PageWeight): boolean;
export const ADMIN_BUDGET_KB: number;
