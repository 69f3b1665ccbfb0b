import { paragraphsOf } from '@/lib/modules/storefront/rules/paragraphs';

/** A client's own text: only paragraphs and line breaks are interpreted, everything else is plain text (S3.6). */
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
