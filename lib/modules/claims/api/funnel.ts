import { parseCode } from '@/lib/modules/orders/rules/promo-code';
import { countView } from '@/lib/modules/claims/contract/count-view';
import { readForecast } from '@/lib/modules/claims/contract/forecast';
import { funnelFile, readFunnel } from '@/lib/modules/claims/contract/funnel';
import { countView as count } from '@/lib/modules/claims/service/funnel/count-claims';
import { exportFunnel } from '@/lib/modules/claims/service/funnel/export-funnel';
import { readForecast as forecast } from '@/lib/modules/claims/service/funnel/read-forecast';
import { readFunnel as read } from '@/lib/modules/claims/service/funnel/read-funnel';
import { csvResponse } from '@/lib/modules/lists/service/csv-response';
import { can } from '@/lib/permissions/permissions';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const countViewHandler = defineHandler(countView, async ({ tenant, params, body }) => {
  count(tenant.tenantId, { slug: params.slug, codes: parseCode(body.promo_code).codes });
  return { noted: true as const };
});

export const readFunnelHandler = defineHandler(readFunnel, ({ tenant, params, query }) =>
  read(tenant, params.slug, query),
);

export const funnelFileHandler = defineHandler(funnelFile, async ({ tenant, params, query, locale }) =>
  csvResponse(await exportFunnel(tenant, params.slug, query, locale)),
);

export const readForecastHandler = defineHandler(readForecast, ({ tenant, params, user }) =>
  forecast(tenant, params.slug, { costs: can(user, 'ledger.read'), credit: can(user, 'ledger.read_rows') }),
);
