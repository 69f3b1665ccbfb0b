import { render, screen } from '@testing-library/react';
import { CheckboxField } from './checkbox-field';
import { SelectField } from './select-field';
import { TextArea } from './text-area';
import { TextField } from './text-field';

function describedBy(control: HTMLElement): string {
  const ids = (control.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
  return ids.map((id) => document.getElementById(id)?.textContent ?? `missing ${id}`).join(' | ');
}

describe('a field', () => {
  it('has its label as its name and no error while it is fine', () => {
    render(<TextField label="Email" hint="We send the receipt here" />);
    const input = screen.getByLabelText('Email');
    expect(input.getAttribute('aria-invalid')).toBeNull();
    expect(describedBy(input)).toBe('We send the receipt here');
  });

  it('tells its error to sight and to screen readers, before the hint', () => {
    render(<TextField label="Email" hint="We send the receipt here" error="required" />);
    const input = screen.getByLabelText('Email');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(describedBy(input)).toBe('required | We send the receipt here');
    expect(screen.getByText('required').parentElement?.querySelector('svg')).not.toBeNull();
  });

  it('ends at 5000 characters unless told otherwise', () => {
    render(<TextField label="Long" />);
    render(<TextField label="Short" maxLength={14} />);
    expect(screen.getByLabelText<HTMLInputElement>('Long').maxLength).toBe(5000);
    expect(screen.getByLabelText<HTMLInputElement>('Short').maxLength).toBe(14);
  });

  it('says of the key that leads on that it does, unless told otherwise', () => {
    render(<TextField label="Name" />);
    render(<TextField label="Code" enterKeyHint="send" />);
    expect(screen.getByLabelText('Name').getAttribute('enterkeyhint')).toBe('next');
    expect(screen.getByLabelText('Code').getAttribute('enterkeyhint')).toBe('send');
  });

  it.each([
    ['text area', <TextArea key="a" label="Control" error="required" />],
    [
      'select',
      <SelectField key="s" label="Control" error="required" options={[{ value: 'a', label: 'A' }]} />,
    ],
    ['checkbox', <CheckboxField key="c" label="Control" error="required" />],
  ])('says the same on a %s', (_, control) => {
    render(control);
    const element = screen.getByLabelText('Control');
    expect(element.getAttribute('aria-invalid')).toBe('true');
    expect(describedBy(element)).toBe('required');
  });

  it('keeps ids of two fields with one label apart', () => {
    render(
      <>
        <TextField label="Name" error="first" />
        <TextField label="Name" error="second" />
      </>,
    );
    expect(screen.getAllByLabelText('Name').map(describedBy)).toEqual(['first', 'second']);
  });
});
