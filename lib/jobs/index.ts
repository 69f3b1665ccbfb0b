export { startJobRunner } from './start-job-runner';
export type { TaskTable } from './start-job-runner';
