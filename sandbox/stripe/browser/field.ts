import { make, uniqueId } from './dom';

export interface FieldOptions {
  name: string;
  label: string;
  autocomplete: string;
  placeholder?: string;
  numeric?: boolean;
  type?: string;
  wide?: boolean;
  required?: boolean;
}

/**
 * A labelled input or select with an error text. It has no `name`, so that it is never submitted with the surrounding
 * form: card data must not reach the page's server.
 */
export class Field<C extends HTMLInputElement | HTMLSelectElement = HTMLInputElement> {
  readonly root: HTMLDivElement;
  private readonly label: HTMLLabelElement;
  private readonly error: HTMLParagraphElement;

  constructor(
    readonly control: C,
    options: FieldOptions,
  ) {
    const id = uniqueId(options.name);
    control.id = id;
    control.className = 'Input';
    control.setAttribute('autocomplete', options.autocomplete);
    if (options.required !== false) control.setAttribute('aria-required', 'true');
    this.label = make('label', { class: 'Label', for: id }, options.label);
    this.error = make('p', { class: 'Error', id: `${id}-error`, role: 'alert', hidden: true });
    const wide = options.wide === false ? 'Field' : 'Field Wide';
    this.root = make(
      'div',
      { class: wide },
      this.label,
      make('div', { class: 'Control' }, control),
      this.error,
    );
  }

  get value(): string {
    return this.control.value;
  }

  setLabel(text: string): void {
    this.label.textContent = text;
  }

  setError(text: string | null): void {
    this.error.textContent = text ?? '';
    this.error.hidden = text === null;
    this.control.classList.toggle('Input--invalid', text !== null);
    if (text === null) {
      this.control.removeAttribute('aria-invalid');
      this.control.removeAttribute('aria-describedby');
    } else {
      this.control.setAttribute('aria-invalid', 'true');
      this.control.setAttribute('aria-describedby', this.error.id);
    }
  }
}

export function inputField(options: FieldOptions): Field {
  const control = make('input', {
    type: options.type ?? 'text',
    inputmode: options.numeric ? 'numeric' : undefined,
    placeholder: options.placeholder,
    spellcheck: 'false',
    autocapitalize: options.numeric ? 'off' : undefined,
  });
  return new Field(control, options);
}

export function selectField(
  options: FieldOptions,
  choices: readonly [string, string][],
): Field<HTMLSelectElement> {
  const control = make('select');
  setChoices(control, choices);
  return new Field(control, options);
}

export function setChoices(control: HTMLSelectElement, choices: readonly [string, string][]): void {
  const before = control.value;
  control.replaceChildren(...choices.map(([value, text]) => make('option', { value }, text)));
  if (choices.some(([value]) => value === before)) control.value = before;
}
