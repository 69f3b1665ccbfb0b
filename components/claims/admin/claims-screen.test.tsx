import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { readList } from '@/components/admin/list/read-list';
import { KitTest } from '@/components/admin/test-kit';
import { ApiError } from '@/lib/client/api-error';
import { decideClaim } from '@/lib/modules/claims/client/decide-claim';
import { flaggedClaimExample, type FlaggedClaim } from '@/lib/modules/claims/contract/flagged-claim';
import { listFlagged } from '@/lib/modules/claims/contract/list-flagged';
import { ClaimsScreen } from './claims-screen';

jest.mock('@/lib/modules/claims/client/decide-claim', () => ({ decideClaim: jest.fn() }));
const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh, replace: jest.fn() }) }));

const sent = jest.mocked(decideClaim);
const claimOf = (name: string): FlaggedClaim => ({
  ...flaggedClaimExample,
  order_id: `ord_${name}`,
  order_ref: name,
  claimant: { ...flaggedClaimExample.claimant, name },
});
const [ANN, BO] = [claimOf('Ann'), claimOf('Bo')];
const list = readList(listFlagged.query, {
  path: '/events/summit/claims',
  params: {},
  fixed: { event: 'summit' },
});

const screenWith = (claims: FlaggedClaim[], mayDecide = true) => (
  <KitTest>
    <ClaimsScreen
      tenant="ten_lumen"
      slug="summit"
      isStaff={false}
      currency="EUR"
      list={list}
      page={{ claims, next_cursor: null, total: claims.length }}
      mayDecide={mayDecide}
    />
  </KitTest>
);
const approve = (name: string) => screen.getByRole('button', { name: `Approve ${name}’s claim` });
const isOff = (name: string) => approve(name).getAttribute('aria-disabled') === 'true';

describe('an event without claims to check (D24-2)', () => {
  it.each([
    [true, /wait here for your decision/, 1],
    [false, /wait here until someone decides/, 0],
  ])('says to each reader what they can do: may decide %s', (mayDecide, said, links) => {
    render(screenWith([], mayDecide));
    expect(screen.getByText(said)).toBeTruthy();
    expect(screen.queryAllByRole('link', { name: 'Set the limit per person' })).toHaveLength(links);
  });
});

describe('an event whose client approves each claim (D24-4)', () => {
  it('says so of a claim that matches nothing, and beside the matches of another', () => {
    const { rerender } = render(screenWith([{ ...ANN, for_approval: true, reasons: [] }]));
    expect(screen.getByText('Approval required')).toBeTruthy();
    expect(screen.getByText('Each claim of this store waits for approval.')).toBeTruthy();
    expect(screen.queryByText(/\d match/)).toBeNull();
    expect(approve('Ann')).toBeTruthy();
    rerender(screenWith([{ ...ANN, for_approval: true }]));
    expect(screen.getByText('Approval required')).toBeTruthy();
    expect(screen.getByText('1 match')).toBeTruthy();
    rerender(screenWith([ANN]));
    expect(screen.queryByText('Approval required')).toBeNull();
  });
});

describe('deciding claims (D24-2)', () => {
  beforeEach(() => {
    sent.mockReset();
    refresh.mockClear();
  });

  it('keeps each decision off for as long as it is under way', async () => {
    const ends: (() => void)[] = [];
    sent.mockImplementation(
      (_, order) => new Promise((resolve) => ends.push(() => resolve(order === ANN.order_id ? ANN : BO))),
    );
    render(screenWith([ANN, BO]));
    fireEvent.click(approve('Ann'));
    fireEvent.click(approve('Bo'));
    fireEvent.click(approve('Ann'));
    expect(sent).toHaveBeenCalledTimes(2);
    await act(() => Promise.resolve(ends[0]?.()));
    expect([isOff('Ann'), isOff('Bo')]).toEqual([false, true]);
    await act(() => Promise.resolve(ends[1]?.()));
    expect(isOff('Bo')).toBe(false);
  });

  it.each<[string, () => void]>([
    ['is decided', () => sent.mockResolvedValue(ANN)],
    ['was decided already', () => sent.mockRejectedValue(new ApiError(409, { code: 'conflict' }))],
  ])('has the focus on the heading when the last claim %s', async (_, answer) => {
    answer();
    const { rerender } = render(screenWith([ANN]));
    act(() => approve('Ann').focus());
    fireEvent.click(approve('Ann'));
    await waitFor(() => expect(refresh).toHaveBeenCalled());
    act(() => approve('Ann').focus());
    rerender(screenWith([]));
    expect(screen.queryByRole('article')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Claims to compare' }));
  });
});
