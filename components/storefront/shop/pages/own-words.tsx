import { paragraphsOf } from '@/lib/modules/storefront/rules/paragraphs';

/** A client's own text: paragraphs and line breaks, and nothing else of it is read as anything but text (SPEC 3.6). */
export function OwnWords({ text, className = '' }: { text: string; className?: string }) {
  return (
    <div className={`grid max-w-prose gap-5 ${className}`}>
      {paragraphsOf(text).map((paragraph, index) => (
        <p key={index} className="break-words whitespace-pre-line">
          {paragraph}
        </p>
      ))}
    </div>
  );
}
