import { countryChoices, STATE_CHOICES, WITH_REGION, WITHOUT_POSTCODE } from '../countries';
import { make } from '../dom';
import { inputField, selectField, setChoices, type Field } from '../field';
import type { Messages } from '../messages/type';
import type { AddressValue } from './address-value';

export interface AddressSetup {
  messages: Messages;
  language: string;
  mode: string;
  phone: 'none' | 'optional' | 'required';
  allowed: string[] | null;
  changed: () => void;
}

type Any = Field | Field<HTMLSelectElement>;

/** Address inputs for the chosen country. */
export class AddressFields {
  readonly root: HTMLFieldSetElement;
  private readonly name: Field;
  private readonly country: Field<HTMLSelectElement>;
  private readonly line1: Field;
  private readonly line2: Field;
  private readonly city: Field;
  private readonly usState: Field<HTMLSelectElement>;
  private readonly region: Field;
  private readonly postcode: Field;
  private readonly phone: Field;
  private readonly touched = new Set<Any>();
  /** A default county is kept even if the country's form has no field for it. */
  private hiddenState = '';

  constructor(private readonly setup: AddressSetup) {
    const { messages: m, mode } = setup;
    const token = (name: string): string => `${mode === 'shipping' ? 'shipping' : 'billing'} ${name}`;
    this.name = inputField({ name: 'name', label: m.fullName, autocomplete: token('name') });
    const choices = countryChoices(setup.language, setup.allowed);
    this.country = selectField(
      { name: 'country', label: m.country, autocomplete: token('country') },
      choices,
    );
    this.line1 = inputField({ name: 'line1', label: m.line1, autocomplete: token('address-line1') });
    this.line2 = inputField({
      name: 'line2',
      label: m.line2,
      autocomplete: token('address-line2'),
      required: false,
    });
    this.city = inputField({
      name: 'city',
      label: m.city,
      autocomplete: token('address-level2'),
      wide: false,
    });
    this.usState = selectField(
      { name: 'state', label: m.state, autocomplete: token('address-level1'), wide: false },
      [['', m.select], ...STATE_CHOICES],
    );
    this.region = inputField({
      name: 'region',
      label: m.province,
      autocomplete: token('address-level1'),
      wide: false,
    });
    this.postcode = inputField({
      name: 'postcode',
      label: m.postalCode,
      autocomplete: token('postal-code'),
      wide: false,
    });
    this.phone = inputField({
      name: 'phone',
      label: m.phone,
      autocomplete: token('tel'),
      type: 'tel',
      required: setup.phone === 'required',
    });
    const label = mode === 'shipping' ? 'shipping' : 'billing';
    const grid = make('div', { class: 'Grid' }, ...this.all.map((field) => field.root));
    this.root = make('fieldset', { class: 'Fieldset', 'data-address': label }, grid);
    for (const field of this.all) this.listen(field);
    this.arrange();
  }

  get value(): AddressValue {
    const country = this.country.value;
    const state =
      country === 'US' ? this.usState.value : country in WITH_REGION ? this.region.value : this.hiddenState;
    const phone = this.setup.phone === 'none' ? {} : { phone: this.phone.value };
    return {
      name: this.name.value,
      ...phone,
      address: {
        line1: this.line1.value,
        line2: this.line2.value || null,
        city: this.city.value,
        state,
        postal_code: this.postcode.value,
        country,
      },
    };
  }

  set value(value: AddressValue) {
    const { address } = value;
    this.name.control.value = value.name;
    this.phone.control.value = value.phone ?? '';
    if (address.country) this.country.control.value = address.country;
    this.line1.control.value = address.line1;
    this.line2.control.value = address.line2 ?? '';
    this.city.control.value = address.city;
    this.postcode.control.value = address.postal_code;
    this.usState.control.value = address.state;
    this.region.control.value = address.state;
    this.hiddenState = address.state;
    this.arrange();
  }

  get complete(): boolean {
    return this.missing().length === 0;
  }

  get empty(): boolean {
    return this.all.every((field) => field === this.country || field.value === '');
  }

  /** Marks missing fields and focuses the first; false if any is missing. */
  validate(): boolean {
    for (const field of this.all) this.touched.add(field);
    for (const field of this.all) this.show(field);
    const [first] = this.missing();
    first?.control.focus();
    return !first;
  }

  focus(): void {
    this.name.control.focus();
  }

  setAllowed(allowed: string[] | null): void {
    setChoices(this.country.control, countryChoices(this.setup.language, allowed));
    this.arrange();
  }

  private get all(): Any[] {
    return [
      this.name,
      this.country,
      this.line1,
      this.line2,
      this.city,
      this.usState,
      this.region,
      this.postcode,
      this.phone,
    ];
  }

  /** Shows the fields that the country's addresses have. */
  private arrange(): void {
    const { messages: m } = this.setup;
    const country = this.country.value;
    const region = WITH_REGION[country];
    this.usState.root.hidden = country !== 'US';
    this.region.root.hidden = region === undefined || country === 'US';
    if (region) this.region.setLabel(m[region]);
    this.postcode.root.hidden = WITHOUT_POSTCODE.has(country);
    this.postcode.setLabel(country === 'US' ? m.zip : m.postalCode);
    this.phone.root.hidden = this.setup.phone === 'none';
  }

  private missing(): Any[] {
    return this.all.filter((field) => {
      const optional = field === this.line2 || (field === this.phone && this.setup.phone !== 'required');
      return !optional && !field.root.hidden && field.value.trim() === '';
    });
  }

  private show(field: Any): void {
    const wrong = this.touched.has(field) && this.missing().includes(field);
    field.setError(wrong ? this.setup.messages.errors.incomplete_field : null);
  }

  private listen(field: Any): void {
    field.control.addEventListener('input', () => {
      if (field === this.country) this.arrange();
      this.show(field);
      this.setup.changed();
    });
    field.control.addEventListener('blur', () => {
      if (field.value !== '') this.touched.add(field);
      this.show(field);
    });
  }
}
