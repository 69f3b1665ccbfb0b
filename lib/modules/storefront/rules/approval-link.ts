/** Whether a guest's token is of a link for approval: a preview's has a dot, which the other never has. S3.6-15. */
export function isApprovalToken(token: string): boolean {
  return !token.includes('.');
}
