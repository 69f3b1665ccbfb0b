import type { ScheduledTaskTable, TaskTable } from '@/lib/jobs';
import { log } from '@/lib/env/logger';
import { carryBlankTo, spreadBlank } from './service/blanks/spread-blank';
import { drawPreview } from './service/draw-preview';
import { purgeProducts } from './service/purge-products';
import { forgetCatalogueAct, runCatalogueAct } from './service/run-catalogue-act';
import { runStockImport } from './service/run-stock-import';
import { warmPreviews } from './service/warm-previews';

/** The jobs of this module: name → what the worker does. */
export const tasks = {
  'spread-blank': (job) => spreadBlank(job),
  'carry-blank': (job) => carryBlankTo(job),
  'draw-preview': (job) => drawPreview(job),
  'run-catalogue-act': (job, attempt) => runCatalogueAct(job, attempt),
  'forget-catalogue-act': (job) => forgetCatalogueAct(job),
  'run-stock-file': (job, attempt) => runStockImport(job, attempt),
} satisfies Partial<TaskTable>;

/** What this module does by the clock: name → task (lib/jobs/schedule.ts says when). */
export const scheduled = {
  async 'warm-previews'(stopping) {
    const warmed = await warmPreviews(stopping);
    if (warmed.made > 0 || warmed.failed > 0) log().info(warmed, 'previews made');
  },
  async 'purge-products'(stopping) {
    const counted = await purgeProducts(stopping);
    if (counted.purged > 0 || counted.failed > 0) log().info(counted, 'deleted products purged');
  },
} satisfies Partial<ScheduledTaskTable>;
