export { startJobRunner } from './start-job-runner';
export type { ScheduledTaskTable, TaskTable } from './start-job-runner';
