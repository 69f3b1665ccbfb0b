import type { ReactNode } from 'react';

interface FactsProps {
  facts: readonly { name: string; value: ReactNode }[];
}

/** Named facts of a client, beside each other where there is room. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {facts.map(({ name, value }) => (
        <div key={name} className="min-w-0">
          <dt className="text-[0.9375rem] text-muted">{name}</dt>
          <dd className="font-semibold wrap-anywhere whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
