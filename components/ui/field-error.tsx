import { CircleAlert } from './icons';

/** A field's error message, whose first letter is capital where S8's text is not. In a file of its own: a product page shows errors, but no field of this kind. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className="mt-1.5 flex items-start gap-1.5 text-[0.9375rem] text-danger">
      <CircleAlert aria-hidden="true" className="mt-0.75 size-4 shrink-0" />
      <span className="first-letter:uppercase">{error}</span>
    </p>
  );
}
