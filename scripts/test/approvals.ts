import { createApproval, listApprovals, type Approval } from '@/lib/modules/storefront/contract/approvals';
import type { PreviewData } from '@/lib/modules/storefront/contract/preview';
import { check, type DemoWorld } from './demo-world';

export const ADMIN = 'admin@fjord-fern.example';
export const CHANGES = { verdict: 'changes', name: 'Ada Fern', note: 'A shorter heading, please.' };

/** The API's path of a store's configuration. */
export const admin = (slug: string) => `/api/ten_fjord/store-admin/${slug}/configuration`;
export const tokenOf = ({ path }: Approval) =>
  new URL(path ?? '', 'http://x').searchParams.get('preview') ?? '';
export const shownIn = (got: { json: { data: unknown } }) => got.json.data as PreviewData;

/** What people do with links for approval, of `fjord-fern` unless said. */
export function approvalCalls(world: DemoWorld) {
  const versionOf = async (slug = 'fjord-fern') =>
    Number((await world.get(admin(slug), ADMIN)).json.data['version']);
  return {
    versionOf,
    save: (storeConfig: object, slug = 'fjord-fern') =>
      world.post(`${admin(slug)}/update`, { storeConfig }, ADMIN),
    make: async (body: object = {}, slug = 'fjord-fern'): Promise<Approval> => {
      const version = await versionOf(slug);
      const answer = await world.post(`${admin(slug)}/approvals`, { version, ...body }, ADMIN);
      check(createApproval, answer);
      return answer.json.data as unknown as Approval;
    },
    list: async () => {
      const answer = await world.get(`${admin('fjord-fern')}/approvals`, ADMIN);
      check(listApprovals, answer);
      return answer.json.data['approvals'] as unknown as Approval[];
    },
    look: (token: string, slug = 'fjord-fern') =>
      world.get(`/api/storefront/${slug}/shared-preview?preview=${token}`),
    revoke: (id: string, person = ADMIN, tenant = 'ten_fjord', slug = 'fjord-fern') =>
      world.post(`/api/${tenant}/store-admin/${slug}/configuration/approvals/${id}/revoke`, {}, person),
    answer: (token: string, body: object, slug = 'fjord-fern') =>
      world.post(`/api/storefront/${slug}/approval?preview=${token}`, body),
  };
}
