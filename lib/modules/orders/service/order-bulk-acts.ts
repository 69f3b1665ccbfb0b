import type { ListDefinition } from '@/lib/modules/lists/service/list-definition';
import { inputOf } from '@/lib/modules/lists/service/check-input';
import { approveInput, cancelInput, noteInput, resendInput } from '@/lib/modules/orders/contract/bulk-inputs';
import { writeNote } from './add-note';
import { approveOrder } from './approve-order';
import { cancelInBulk } from './cancel-for-client';
import { release } from './release-order';
import { resendInBulk } from './resend-mail';

/** What can be done to many orders at once, each in a transaction of its own. D28-3, D3-35. */
export const ORDER_ACTS = {
  release: {
    permission: 'orders.release',
    run: (context, { id, actId }) =>
      release(context, { orderId: id, userId: context.userId ?? null, bulkActId: actId }),
  },
  approve: {
    permission: 'orders.release',
    input: approveInput,
    run(context, row) {
      const { seen } = inputOf(approveInput, row);
      return approveOrder(context, {
        orderId: row.id,
        userId: context.userId ?? null,
        bulkActId: row.actId,
        ...(seen !== undefined && { seenAt: new Date(seen) }),
      });
    },
  },
  cancel: {
    permission: 'orders.cancel',
    input: cancelInput,
    run: (context, row) =>
      cancelInBulk(context, { orderId: row.id, bulkActId: row.actId, form: inputOf(cancelInput, row) }),
  },
  add_note: {
    permission: 'orders.note',
    input: noteInput,
    run: (context, row) =>
      writeNote(context, {
        orderId: row.id,
        authorId: context.userId ?? '',
        message: inputOf(noteInput, row).message,
        bulkActId: row.actId,
      }),
  },
  resend_mail: {
    permission: 'orders.resend_mail',
    input: resendInput,
    run(context, row) {
      const { mail } = inputOf(resendInput, row);
      return resendInBulk(context, {
        orderId: row.id,
        bulkActId: row.actId,
        kind: mail === 'newest' ? null : mail,
      });
    },
  },
} satisfies ListDefinition['acts'];
