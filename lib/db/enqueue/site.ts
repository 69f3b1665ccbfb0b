export interface SiteJobs {
  /** What somebody wrote to the platform, to its people; and the sender’s receipt. */
  'send-site-message': { messageId: string };
  'send-site-receipt': { messageId: string };
}
