import { writeToUs } from '@/lib/modules/site/contract/site-message';
import { writeToUs as write } from '@/lib/modules/site/service/write-to-us';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const writeToUsHandler = defineHandler(writeToUs, ({ body, visitor, request }) =>
  write(body, { address: visitor, browser: (request.headers.get('user-agent') ?? '').slice(0, 500) }),
);
