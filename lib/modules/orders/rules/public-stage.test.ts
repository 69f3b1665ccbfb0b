import { PUBLIC_STAGES, publicStage } from './public-stage';
import { ORDER_STATUSES } from './statuses';

describe('what a shopper is shown (D33-1)', () => {
  test('the 23 statuses fall into six stages', () => {
    const groups = Object.fromEntries(
      PUBLIC_STAGES.map((stage) => [
        stage,
        ORDER_STATUSES.filter((status) => publicStage(status) === stage).sort(),
      ]),
    );
    expect(groups.received).toEqual(['new', 'over_budget', 'over_budget_limit']);
    expect(groups.in_production).toEqual([
      'awaiting_packing',
      'awaiting_reprint',
      'in_production',
      'packaged',
      'picked',
      'ready_to_ship',
    ]);
    expect(groups.on_its_way).toEqual(['shipped']);
    expect(groups.needs_your_help).toEqual(['address_issue', 'artwork_issue']);
    expect(groups.cancelled).toEqual(['cancelled']);
    expect(groups.being_prepared).toHaveLength(10);
  });
});
