import { act, fireEvent, render, screen } from '@testing-library/react';
import { keepAllowedText } from '@/lib/modules/design/rules/allowed-characters';
import { FilteredTextField } from './filtered-text-field';

const REJECTED = 'only letters, numbers and spaces allowed';

function renderField(onValue: (value: string) => void) {
  render(
    <FilteredTextField
      label="Name"
      keep={(text) => keepAllowedText('letters_numbers_spaces', text)}
      rejectedText={REJECTED}
      onChange={(event) => onValue(event.target.value)}
    />,
  );
  return screen.getByLabelText<HTMLInputElement>('Name');
}

describe('FilteredTextField', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('drops what is not allowed, typed or pasted, and hands on the clean value', () => {
    const values: string[] = [];
    const input = renderField((value) => values.push(value));
    fireEvent.change(input, { target: { value: 'Zoë <b>1</b>' } });
    expect(input.value).toBe('Zoë b1b');
    expect(values).toEqual(['Zoë b1b']);
  });

  it('says so for a second and a half and not longer', () => {
    const input = renderField(() => undefined);
    fireEvent.change(input, { target: { value: 'a!' } });
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe(REJECTED);
    // Under reduced motion this animation ends at once (app/globals.css).
    expect(input.closest('.animate-shake')).not.toBeNull();
    act(() => jest.advanceTimersByTime(1499));
    expect(input.getAttribute('aria-invalid')).toBe('true');
    act(() => jest.advanceTimersByTime(1));
    expect(input.getAttribute('aria-invalid')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('');
    expect(input.closest('.animate-shake')).toBeNull();
  });

  describe('with room for so many characters', () => {
    const FULL = 'Only 5 characters fit';
    function renderShort() {
      render(
        <FilteredTextField
          label="Name"
          keep={(text) => keepAllowedText('letters_numbers_spaces', text)}
          rejectedText={REJECTED}
          most={5}
          fullText={() => FULL}
        />,
      );
      return screen.getByLabelText<HTMLInputElement>('Name');
    }

    it('says that there is no more, and takes what fits of what was pasted', () => {
      const input = renderShort();
      expect(input.getAttribute('maxlength')).toBeNull();
      fireEvent.change(input, { target: { value: 'Annabel' } });
      expect(input.value).toBe('Annab');
      expect(screen.getByRole('status').textContent).toBe(FULL);
      expect(input.closest('.animate-shake')).not.toBeNull();
      act(() => jest.advanceTimersByTime(1500));
      expect(screen.getByRole('status').textContent).toBe('');
    });

    it('keeps what stood there where something is typed in its midst, and the caret at its place', () => {
      const input = renderShort();
      fireEvent.change(input, { target: { value: 'Annab' } });
      expect(screen.getByRole('status').textContent).toBe('');
      fireEvent.change(input, { target: { value: 'AnXnab', selectionStart: 3, selectionEnd: 3 } });
      expect([input.value, input.selectionStart]).toEqual(['Annab', 2]);
      expect(screen.getByRole('status').textContent).toBe(FULL);
    });

    it('counts as a reader does, and names forbidden characters where there is room', () => {
      const input = renderShort();
      fireEvent.change(input, { target: { value: 'Zoë𠮷𠮷' } });
      expect(input.value).toBe('Zoë𠮷𠮷');
      expect(screen.getByRole('status').textContent).toBe('');
      fireEvent.change(input, { target: { value: 'Zoë!' } });
      expect(screen.getByRole('status').textContent).toBe(REJECTED);
    });
  });

  it('goes on saying what was left out until it is empty, and leaves one space in its place', () => {
    render(
      <FilteredTextField
        label="Name"
        hint="On the back"
        keep={(text) => keepAllowedText('letters_numbers_spaces', text)}
        rejectedText={REJECTED}
        droppedText={(characters) => `Left out: ${characters}`}
      />,
    );
    const input = screen.getByLabelText<HTMLInputElement>('Name');
    const write = (value: string) => fireEvent.change(input, { target: { value } });
    const note = () => document.getElementById(`${input.id}-hint`)?.textContent;
    write('Tom  A');
    expect([input.value, note()]).toEqual(['Tom  A', 'On the back']);
    write('Tom & Ann');
    expect([input.value, note()]).toEqual(['Tom Ann', 'On the backLeft out: &']);
    act(() => jest.advanceTimersByTime(1500));
    expect([note(), input.getAttribute('aria-invalid')]).toEqual(['On the backLeft out: &', null]);
    // Typed key by key the second space comes after the sign is gone, and is no reason to shake.
    write('Tom  ');
    expect([input.value, input.getAttribute('aria-invalid')]).toEqual(['Tom ', null]);
    write('Tom @Ann');
    expect([input.value, note()]).toEqual(['Tom Ann', 'On the backLeft out: & @']);
    write('');
    expect(note()).toBe('On the back');
  });

  it('says nothing about allowed text', () => {
    const input = renderField(() => undefined);
    fireEvent.change(input, { target: { value: 'Maja 7' } });
    expect(input.value).toBe('Maja 7');
    expect(input.getAttribute('aria-invalid')).toBeNull();
  });
});
