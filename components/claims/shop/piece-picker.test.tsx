import { act } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { z } from 'zod';
import { useDraftedForm } from '@/components/form/use-drafted-form';
import { TextField } from '@/components/ui/text-field';
import { messages } from '@/messages/en-GB';
import { PiecePicker } from './piece-picker';

const PIECES = ['tee', 'mug', 'cap'].map((id) => ({
  id,
  name: id,
  colours: [],
  pictures: { front: {}, back: {} },
}));

/** Mounts again for each piece, as the forms do. */
function Answer({ picker }: { picker: ReactNode }) {
  const { formId, field } = useDraftedForm<{ name: string }, { name: string }>({
    draftKey: `answer ${expect.getState().currentTestName}`,
    first: () => ({ name: '' }),
    schema: z.object({ name: z.string() }),
    submit: async () => true,
  });
  return (
    <form id={formId}>
      {picker}
      <TextField label="Name" {...field('name')} />
    </form>
  );
}

function Room() {
  const [id, setId] = useState<string | null>(null);
  const chosen = id ?? 'tee';
  const props = { legend: 'Gift', pieces: PIECES, chosen, chosenHere: id !== null };
  return (
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <Answer key={chosen} picker={<PiecePicker {...props} onChoose={(piece) => setId(piece.id)} />} />
      <output>{chosen}</output>
    </NextIntlClientProvider>
  );
}

const checked = (room: HTMLElement) => room.querySelector<HTMLInputElement>('input:checked')?.value;
const nameOf = (room: HTMLElement) => room.querySelector<HTMLInputElement>('input[name=name]');

test.each([
  ['mug', 'mug'],
  [null, 'tee'],
])(
  'a piece chosen before the script came (%s) stays chosen, and what was typed is kept',
  async (early, want) => {
    const room = document.body.appendChild(document.createElement('div'));
    room.innerHTML = renderToString(<Room />);
    if (early) room.querySelector<HTMLInputElement>(`input[value=${early}]`)?.click();
    const name = nameOf(room);
    if (name) name.value = 'Ada';
    let root: Root | undefined;
    await act(async () => {
      root = hydrateRoot(room, <Room />);
    });
    expect([checked(room), room.querySelector('output')?.textContent]).toEqual([want, want]);
    expect(nameOf(room)?.value).toBe('Ada');
    await act(async () => room.querySelector<HTMLInputElement>('input[value=cap]')?.click());
    expect([checked(room), nameOf(room)?.value]).toEqual(['cap', 'Ada']);
    await act(async () => root?.unmount());
    room.remove();
  },
);
