const totals = {
  revenue: '1890.20',
  orders: 41,
  claims: 0,
  payments: 42,
  charged: '1953.94',
  average: '46.52',
  margin: { net: '1575.17', cost: '905.40', fee: '72.10', margin: '597.67', given: '0.00' },
};
const before = {
  revenue: '1620.00',
  orders: 36,
  claims: 0,
  payments: 36,
  charged: '1620.00',
  average: '45.00',
  margin: { net: '1350.00', cost: '790.00', fee: '62.00', margin: '498.00', given: '0.00' },
};

/** The worked example of the dashboard's figures: a store of one currency. */
export const dashboardFiguresExample = {
  currencies: [
    {
      currency: 'GBP' as const,
      from: '2026-11-21',
      to: '2026-11-27',
      compared: { from: '2026-11-14', to: '2026-11-20' },
      unit: 'day' as const,
      totals,
      before,
      series: [{ key: '2026-11-21', ...totals, before }],
      by_stage: {
        received: 3,
        being_prepared: 2,
        in_production: 4,
        on_its_way: 30,
        needs_your_help: 1,
        cancelled: 1,
      },
      by_status: [{ status: 'new', held: false, orders: 3 }],
      products: [{ id: 'ff-crew-tee', name: 'Crew tee', units: 52, sales: '1289.60' }],
      countries: [{ country: 'GB', orders: 41, units: 60, revenue: '1890.20' }],
      sources: [
        {
          key: 'newsletter/email/spring',
          source: 'newsletter',
          medium: 'email',
          campaign: 'spring',
          orders: 12,
          units: 15,
          revenue: '540.00',
        },
        { key: null, source: '', medium: '', campaign: '', orders: 29, units: 45, revenue: '1350.20' },
      ],
    },
  ],
  problems: [{ problem: 'address_issue' as const, count: 1 }],
  codes: null,
};
