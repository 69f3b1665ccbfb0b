import fc from 'fast-check';
import { personalise, previewPersonalised } from './personalise';
import { sceneOf, textOf } from './test-scenes';

const scene = sceneOf(
  textOf('YOUR NAME', { maxLength: 14, allowed: 'letters_numbers_spaces' }),
  textOf('FIXED', { id: 'motto', customisable: false }),
);

const refusal = (texts: Record<string, string>): unknown => {
  const result = personalise(scene, texts);
  return result.ok ? 'taken' : result.error;
};

describe('personalise (S3.2, S3.4-28, S5)', () => {
  test('puts a trimmed, composed text into its layer and leaves the rest', () => {
    const result = personalise(scene, { name: '  Andre\u0301  ' });
    expect(result.ok && result.value.layers.map((layer) => layer.type === 'text' && layer.text)).toEqual([
      'Andr\u00e9',
      'FIXED',
    ]);
    expect(scene.layers[0]).toMatchObject({ text: 'YOUR NAME' });
  });

  test.each([
    [{ name: 'Ada', motto: 'HACKED' }, [{ layerId: 'motto', code: 'locked_layer' }]],
    [{ name: 'Ada', nobody: 'x' }, [{ layerId: 'nobody', code: 'unknown' }]],
    [{}, [{ layerId: 'name', code: 'text_missing' }]],
    [{ name: '   ' }, [{ layerId: 'name', code: 'text_missing' }]],
    [{ name: 'A'.repeat(15) }, [{ layerId: 'name', code: 'text_too_long' }]],
    [{ name: 'Ada <b>' }, [{ layerId: 'name', code: 'invalid_characters' }]],
    [{ name: 'Ada\u0000' }, [{ layerId: 'name', code: 'invalid_characters' }]],
    [{ name: 'A\nB' }, [{ layerId: 'name', code: 'invalid_characters' }]],
  ])('refuses %j', (texts, errors) => {
    expect(refusal(texts as Record<string, string>)).toEqual(errors);
  });

  test.each(['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '＜b＞', 'javascript:alert(1)'])(
    'refuses markup in a layer that takes any character: %s',
    (text) => {
      const open = sceneOf(textOf('X', { allowed: 'any' }));
      const result = personalise(open, { name: text });
      expect(result.ok ? [] : result.error).toEqual([{ layerId: 'name', code: 'invalid_characters' }]);
      expect(personalise(open, { name: 'I <3 R&D' }).ok).toBe(true);
    },
  );

  test('refuses more letters than a side holds with the client’s own, at the text that is too much', () => {
    const side = sceneOf(
      textOf('X', { id: 'one' }),
      textOf('X', { id: 'two' }),
      textOf('C'.repeat(1000), { id: 'motto', customisable: false }),
    );
    const own = { one: 'A'.repeat(2000), two: 'B'.repeat(2000) };
    expect(personalise(side, own).ok).toBe(true);
    const more = personalise(side, { ...own, two: 'B'.repeat(2001) });
    expect(more.ok ? [] : more.error).toEqual([{ layerId: 'two', code: 'text_too_long' }]);
  });

  test('a name of an object property is no text', () => {
    const odd = sceneOf(textOf('X', { id: 'constructor' }));
    const result = personalise(odd, {});
    expect(result.ok ? [] : result.error).toEqual([{ layerId: 'constructor', code: 'text_missing' }]);
  });

  test('fourteen characters count as people count them, not as UTF-16', () => {
    const open = sceneOf(textOf('X', { maxLength: 2 }));
    expect(personalise(open, { name: '𝒜𝒷' }).ok).toBe(true);
    expect(personalise(open, { name: '𝒜𝒷c' }).ok).toBe(false);
  });

  test('whatever is typed, only customisable texts change', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('name', 'motto', 'x'), fc.string()), (texts) => {
        const result = personalise(scene, texts);
        if (result.ok) expect(result.value.layers[1]).toEqual(scene.layers[1]);
        expect(previewPersonalised(scene, texts).layers[1]).toEqual(scene.layers[1]);
      }),
    );
  });

  test('the preview shows the example until something is typed, and never more than fits', () => {
    expect(previewPersonalised(scene, { name: '' }).layers[0]).toMatchObject({ text: 'YOUR NAME' });
    expect(previewPersonalised(scene, { name: 'B'.repeat(20) }).layers[0]).toMatchObject({
      text: 'B'.repeat(14),
    });
  });
});
