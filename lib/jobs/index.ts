export { startJobRunner } from './start-job-runner';
export type { JobRunner, TaskTable } from './start-job-runner';
