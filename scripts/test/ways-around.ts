/** Policies besides those for tenants and staff, each with its reason. */
export const EXTRA_POLICIES: Record<string, string> = {
  'audit_log.sealer_reads': 'the sealer chains the rows of all clients',
  'payment_intents.directory_finds_open': 'the reconciler finds what is overdue before it knows whose it is',
};

/** Security definer functions, each with its reason. */
export const DEFINERS: Record<string, string> = {
  await_sealing: 'who writes to the log may add to what waits to be sealed, and take nothing from it',
  await_platform_sealing: 'the same for the platform’s own log',
  enqueue_job: 'the app may add a job and nothing else in the queue’s schema',
  enqueue_jobs: 'the same for several jobs in one call',
  staff_job_counts: 'admins of staff see how many jobs each task has',
  staff_jobs: 'the same for a page of the jobs',
  staff_job: 'where one job stands',
  staff_retry_job: 'tries one job again, by the queue’s own function',
  staff_cancel_job: 'stops trying one job, by the queue’s own function',
  forget_job_errors: 'empties what a failed job quotes of a person who is erased',
};
