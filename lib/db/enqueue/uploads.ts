export interface UploadsJobs {
  /** Assembles a picture's parts and processes it, or removes the background of an existing one. */
  'process-upload':
    { tenantId: string; eventId: string; uploadId: string } | { storeId: string; uploadId: string };
}
