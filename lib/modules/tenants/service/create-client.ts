import { audit } from '@/lib/audit/append-audit';
import type { CompanyDetails } from '@/lib/db/schema/tenants';
import type { Transaction } from '@/lib/db/transaction';
import { withAccount, type AccountDoors } from '@/lib/db/with-account';
import { withStaff, type StaffContext } from '@/lib/db/with-staff';
import type { TenantContext } from '@/lib/db/with-tenant';
import { AppError, invalid } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import type { FieldErrorCode } from '@/lib/kernel/error-codes';
import { newId } from '@/lib/kernel/ids';
import { REGION_FACTS } from '@/lib/kernel/regions';
import { isVatNumber, tidyVatNumber } from '@/lib/kernel/vat-number';
import { countMailRequest } from '@/lib/modules/accounts/service/account-limits';
import { hasAccount, inviteFirstAdmin } from '@/lib/modules/accounts/service/people/invite-first-admin';
import type { ClientForm } from '@/lib/modules/tenants/contract/create-client';
import { addTenantOnce } from '@/lib/modules/tenants/data/add-tenant';
import { findStanding, isNameTaken } from '@/lib/modules/tenants/data/clients';
import { companyKey, derivedTenantId } from '@/lib/modules/tenants/rules/tenant-id';

const TAKEN: FieldErrorCode = 'company_taken';

function detailsOf(form: ClientForm): CompanyDetails {
  const { name, legal_name, address, company_number, vat_number, email, admin_email } = form;
  return {
    legal_name: legal_name || name,
    address,
    company_number,
    vat_number: tidyVatNumber(vat_number) || null,
    email: email || admin_email,
  };
}

/** All that is wrong at once, each at its field. */
async function check(context: StaffContext, form: ClientForm): Promise<void> {
  const problems: Record<string, FieldErrorCode[]> = {};
  const number = tidyVatNumber(form.vat_number);
  if (number !== '' && !isVatNumber(number)) problems['vat_number'] = ['invalid_vat_number'];
  if (await withStaff(context, (tx) => isNameTaken(tx, form.name))) problems['name'] = [TAKEN];
  if (await hasAccount(form.admin_email)) problems['admin_email'] = ['email_taken'];
  if (Object.keys(problems).length > 0) throw invalid(problems);
}

/** Writes the tenant; false where the id is that of a client which had this name before. */
async function addClient(tx: Transaction, id: string, form: ClientForm): Promise<boolean> {
  const { name, region } = form;
  const { currency } = REGION_FACTS[region];
  const companyDetails = detailsOf(form);
  const row = { id, name, region, currency, companyDetails, createdAt: now() };
  if (await addTenantOnce(tx, row)) return true;
  // Somebody else has opened it in the same moment.
  const other = await findStanding(tx, id);
  if (other && companyKey(other.name) === companyKey(name)) throw invalid({ name: [TAKEN] });
  return false;
}

async function open(
  tx: Transaction,
  doors: AccountDoors,
  { context, form }: { context: TenantContext & { userId: string }; form: ClientForm },
): Promise<boolean> {
  const { tenantId, userId } = context;
  if (!(await addClient(tx, tenantId, form))) return false;
  await doors.directory();
  const { admin_name: name, admin_email: email, note, lang } = form;
  const invitation = await inviteFirstAdmin(tx, { tenantId, invitedBy: userId, name, email, note, lang });
  if (invitation === null) throw new AppError('conflict');
  await doors.tenant();
  const subject = { subjectType: 'tenant', subjectId: tenantId } as const;
  await audit(tx, context, {
    action: 'new_tenant.requires_verification',
    ...subject,
    data: { admin: invitation },
  });
  await audit(tx, context, {
    action: 'user.invited',
    subjectType: 'user',
    subjectId: invitation,
    subjectLabel: 'admin',
    data: { role: 'admin' },
  });
  return true;
}

/**
 * Opens a client for a company that staff have spoken to: tenant, audit rows, invitation of its first admin and its mail
 * job in one transaction. It waits for verification as any other (S3.9-6). S2.2-191, D43-6. Throws 422 with every wrong
 * field at once (`company_taken`, `email_taken`, `invalid_vat_number`), and `rate_limited`.
 */
export async function createClient(
  { staffId, requestId }: StaffContext,
  form: ClientForm,
  visitor: string,
): Promise<{ id: string; name: string }> {
  await check({ staffId, ...(requestId ? { requestId } : {}) }, form);
  await countMailRequest(form.admin_email, visitor);
  for (const tenantId of [derivedTenantId(form.name), newId('tenant')]) {
    const context = {
      tenantId,
      actor: 'staff',
      userId: staffId,
      ...(requestId ? { requestId } : {}),
    } as const;
    const isOpen = await withAccount(context, (tx, doors) => open(tx, doors, { context, form }));
    if (isOpen) return { id: tenantId, name: form.name };
  }
  throw new AppError('conflict');
}
