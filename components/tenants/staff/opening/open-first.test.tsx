import { render, screen } from '@testing-library/react';
import { KitTest } from '@/components/admin/test-kit';
import { OpenFirst } from './open-first';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const CLIENT = { id: 'ten_fjord', name: 'Fjord & Fern Coffee' };

describe('what staff do first (D43-12, D43-13)', () => {
  test.each([
    ['change', 'Open Fjord & Fern Coffee to change anything here'],
    ['create', 'Open Fjord & Fern Coffee to create a store for it'],
  ] as const)('to %s: it names the client and opens it from here', (purpose, title) => {
    render(
      <KitTest>
        <OpenFirst client={CLIENT} purpose={purpose} />
      </KitTest>,
    );
    expect(screen.getByText(title)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Open this client Fjord & Fern Coffee' })).toBeTruthy();
  });
});
