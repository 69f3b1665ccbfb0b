import { addRefusal } from './add-refusal';

test('counts refusals by their code, and names the first twenty rows of each', () => {
  const ids = Array.from({ length: 25 }, (_, index) => `ord_${index}`);
  const refused = ids.reduce<ReturnType<typeof addRefusal>>((all, id) => addRefusal(all, 'conflict', id), []);
  expect(addRefusal(refused, 'not_found', 'ord_x')).toEqual([
    { code: 'conflict', count: 25, ids: ids.slice(0, 20) },
    { code: 'not_found', count: 1, ids: ['ord_x'] },
  ]);
});
