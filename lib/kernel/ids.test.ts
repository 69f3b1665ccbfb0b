import { isId, newId, newLogId } from './ids';

describe('ids (D6-2)', () => {
  test('have their kind’s shape, and are each another', () => {
    const made = Array.from({ length: 500 }, () => newId('order'));
    expect(made.every((id) => isId('order', id) && id.length === 24)).toBe(true);
    expect(new Set(made).size).toBe(500);
  });

  test('of a log’s rows sort as they were written (S3.9)', () => {
    const made = Array.from({ length: 5_000 }, () => newLogId('audit'));
    expect(made.every((id) => isId('audit', id) && id.length === 24)).toBe(true);
    expect([...made].sort()).toEqual(made);
    expect(new Set(made.map((id) => id.slice(9))).size).toBe(5_000);
  });
});
