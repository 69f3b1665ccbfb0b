/** @jest-environment node */
import { formToObject } from '@/lib/tenant-api/context/form-to-object';
import { configurationExample as saved } from '@/lib/modules/storefront/contract/configuration';
import { storeConfigUpdate } from '@/lib/modules/storefront/contract/update';
import { callForm, inputName, OWN_COLOURS, PLAIN_SECTIONS, plainValues, typedValues } from './plain-fields';

const values = plainValues(saved);
const names = Object.keys(values);

/** A form as a browser sends it: a flag has a hidden `false` before its box. */
function sent(change: Record<string, string> = {}): FormData {
  const form = new FormData();
  form.append('slug', 'fjord-fern');
  for (const [name, value] of Object.entries({ ...values, ...change })) {
    if (value === 'true') form.append(inputName(name), 'false');
    form.append(inputName(name), value);
  }
  form.append(inputName('customLogo.blob'), new File([], ''));
  return form;
}
const parsed = (form: FormData) =>
  storeConfigUpdate.parse((formToObject(callForm(form)) as { storeConfig: unknown }).storeConfig);

describe('the plain form (S2.2-16, D7)', () => {
  it('has every field of the configuration', () => {
    const shown = PLAIN_SECTIONS.flatMap(({ fields }) => fields.map(({ name }) => name as string));
    const chosen = names.filter((name) => !/^(colourSet|fontSet|layout)/.test(name));
    expect(shown.filter((name) => !name.endsWith('.blob')).sort()).toEqual(chosen.sort());
    expect(
      Object.keys(storeConfigUpdate.shape)
        .filter((key) => key !== 'version')
        .sort(),
    ).toEqual([...new Set([...names, ...shown].map((name) => name.split('.')[0] ?? ''))].sort());
  });

  it('sends what the call takes, without pictures that were not chosen', () => {
    const update = parsed(sent({ homeHeading: 'New' }));
    expect(update).toMatchObject({
      homeHeading: 'New',
      homeButton: { enabled: true },
      customLogo: { enabled: false },
    });
    expect(update.customLogo?.blob).toBeUndefined();
  });

  it('sends typed colours only where they are to count', () => {
    expect(parsed(sent()).colourSet).toEqual({ id: values['colourSet.id'] });
    const own = sent({ 'colourSet.primary': '#123456' });
    own.append(OWN_COLOURS, 'true');
    expect(parsed(own).colourSet).toMatchObject({ primary: '#123456' });
  });

  it('gives back what was typed', () => {
    expect(typedValues(sent({ homeHeading: 'Half', 'homeButton.enabled': 'false' }), names)).toEqual({
      ...values,
      homeHeading: 'Half',
      'homeButton.enabled': 'false',
      [OWN_COLOURS]: 'false',
    });
  });
});
