export { startJobRunner } from './start-job-runner';
export type { JobRunner, ScheduledTaskTable, TaskTable } from './start-job-runner';
