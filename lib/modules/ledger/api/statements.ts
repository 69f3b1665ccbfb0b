import { contentDisposition } from '@/lib/kernel/content-disposition';
import { fromWire } from '@/lib/kernel/money';
import * as contract from '@/lib/modules/ledger/contract/statements';
import { issueNote } from '@/lib/modules/ledger/service/issue-note';
import { listStatements, readStatement } from '@/lib/modules/ledger/service/list-statements';
import { statementFile } from '@/lib/modules/ledger/service/statement-file';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const listStatementsHandler = defineHandler(contract.listStatements, ({ tenant }) =>
  listStatements(tenant),
);

export const statementFileHandler = defineHandler(contract.statementFile, async ({ tenant, params }) => {
  const { fileName, bytes } = await statementFile(tenant, params.statement);
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': contentDisposition('attachment', fileName),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  });
});

export const issueNoteHandler = defineHandler(
  contract.issueNote,
  async ({ params, user, body, requestId, request }) => {
    const context = {
      tenantId: params.tenant,
      actor: 'staff' as const,
      userId: user.id,
      requestId,
    };
    const id = await issueNote(context, {
      statement: params.statement,
      amount: fromWire(body.amount),
      reason: body.reason,
      key: request.headers.get('idempotency-key'),
    });
    return readStatement(context, id);
  },
);
