import { isAllowedText } from '@/lib/modules/design/rules/allowed-characters';
import { CHARACTER_SETS } from '@/lib/modules/design/rules/scene-types';
import { typedFor } from '@/lib/modules/design/rules/typed-for';
import { themeFields, type OpenLayer } from './theme-fields';
import { themeSnippet } from './theme-snippet';

const text = (id: string, more: object = {}): OpenLayer => ({ type: 'text', id, ...more });
const names = (...layers: OpenLayer[]) => themeFields(layers).map(({ name }) => name);

test('each layer has a field by which an order finds it again (S4-81)', () => {
  const layers = [
    text('t1', { label: 'Name ', maxLength: 12, allowed: 'name' }),
    text('t2', { label: 'Motto' }),
    { type: 'image', id: 'i1', label: 'Photo' } as const,
    text('t3'),
  ];
  expect(themeFields(layers)).toEqual([
    { name: 'Name', label: 'Name', kind: 'text', max: 12, pattern: String.raw`[\p{L}\p{M} .'’\-]*` },
    { name: 'Motto', label: 'Motto', kind: 'text' },
    { name: 'Photo', label: 'Photo', kind: 'picture' },
    { name: 't3', label: 't3', kind: 'text' },
  ]);
  const properties = Object.fromEntries(themeFields(layers).map(({ name }, at) => [name, `value ${at}`]));
  expect(layers.map((layer) => typedFor(layer, properties))).toEqual([
    'value 0',
    'value 1',
    'value 2',
    'value 3',
  ]);
});

test('layers of one name share a field of the shorter text, if one text can be in both (S4-81)', () => {
  const front = text('f1', { label: 'Name', maxLength: 20 });
  expect(themeFields([front, text('b1', { label: 'NAME', maxLength: 8 })])).toEqual([
    { name: 'Name', label: 'Name', kind: 'text', max: 8 },
  ]);
  expect(names(front, text('b1', { label: 'Name', allowed: 'digits' }))).toEqual(['f1', 'b1']);
  expect(names(front, { type: 'image', id: 'b1', label: 'name' })).toEqual(['f1', 'b1']);
});

test('a label that would not arrive, or is another layer’s id, gives way to the id (S4-81)', () => {
  expect(
    names(text('a', { label: 'Name [back]' }), text('b', { label: '_hidden' }), text('c', { label: 'A' })),
  ).toEqual(['a', 'b', 'c']);
  expect(names(text('name', { label: 'Name' }))).toEqual(['Name']);
});

test('a field’s pattern allows what is printed, and nothing else (S4-81)', () => {
  for (const allowed of CHARACTER_SETS) {
    const pattern = themeFields([text('t', { allowed })])[0]?.pattern ?? '.*';
    const whole = new RegExp(`^(?:${pattern})$`, 'v');
    for (const typed of ['Zoë', 'Ada 7', 'O’Neil-Poole Jr.', "D'Arcy", '42', 'a_b', 'x&y', '٣'])
      expect([allowed, typed, whole.test(typed)]).toEqual([allowed, typed, isAllowedText(allowed, typed)]);
  }
});

test('the snippet says its title, whatever that is, and asks for what each push has left (S4-81)', () => {
  const snippet = themeSnippet('Yours & {{ shop }} <b>');
  expect(snippet).toContain('<legend>Yours &amp; &#123;&#123; shop &#125;&#125; &lt;b&gt;</legend>');
  expect(snippet).toContain('product.metafields.merchloom.fields.value');
  expect(snippet).toContain('name="properties[{{ field.name | escape }}]"');
});
