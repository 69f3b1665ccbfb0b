'use client';

import { useEffect, useId, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';

interface OwnPictureProps {
  /** The blank's pictures; their front shows the CSS variable `variable`. */
  children: ReactNode;
  variable: string;
  texts: {
    title: string;
    text: string;
    choose: string;
    remove: string;
    shown: string;
    failed: string;
  };
}

type State = { url: string } | 'failed' | null;

/** A picture from the visitor's device, as an address in this page only: it is never sent anywhere. */
function useOwnPicture() {
  const [state, setState] = useState<State>(null);
  const input = useRef<HTMLInputElement>(null);
  const url = state !== null && state !== 'failed' ? state.url : null;
  useEffect(() => (url === null ? undefined : () => URL.revokeObjectURL(url)), [url]);
  async function show(file: File | undefined) {
    if (!file) return;
    const next = URL.createObjectURL(file);
    const picture = new Image();
    picture.src = next;
    const fine = await picture.decode().then(
      () => true,
      () => false,
    );
    if (!fine) URL.revokeObjectURL(next);
    setState(fine ? { url: next } : 'failed');
  }
  const remove = () => {
    setState(null);
    input.current?.focus();
  };
  return { state, url, input, show, remove };
}

/** Shows a visitor's own picture on a blank, without an account and without sending it. S2.1-30 */
export function OwnPicture({ children, variable, texts }: OwnPictureProps) {
  const id = useId();
  const { state, url, input, show, remove } = useOwnPicture();
  const style = url === null ? undefined : ({ [variable]: `url("${url}")` } as CSSProperties);
  return (
    <div style={style}>
      {children}
      <section
        aria-labelledby={`${id}-title`}
        className="mt-6 rounded-card border border-dashed border-line-strong p-5 [@media(scripting:none)]:hidden"
      >
        <h2 id={`${id}-title`} className="text-xl">
          {texts.title}
        </h2>
        <p id={`${id}-text`} className="mt-1 text-ink-soft">
          {texts.text}
        </p>
        <div className="mt-4 flex flex-wrap items-center gap-3 has-[input:focus-visible]:[&>label]:outline-2 has-[input:focus-visible]:[&>label]:outline-offset-2 has-[input:focus-visible]:[&>label]:outline-(--ring)">
          <input
            ref={input}
            id={id}
            type="file"
            accept="image/png,image/jpeg,image/webp,image/svg+xml"
            aria-describedby={`${id}-text`}
            onChange={({ target }) => {
              void show(target.files?.[0]);
              target.value = '';
            }}
            className="sr-only"
          />
          <label
            htmlFor={id}
            className="inline-flex min-h-11 items-center rounded-control border border-line-strong/60 bg-surface px-4.5 font-semibold hover:border-ink"
          >
            {texts.choose}
          </label>
          {url === null ? null : (
            <Button variant="quiet" onClick={remove}>
              {texts.remove}
            </Button>
          )}
        </div>
        <p role="status" className="mt-3 empty:hidden">
          {state === null ? '' : state === 'failed' ? texts.failed : texts.shown}
        </p>
      </section>
    </div>
  );
}
