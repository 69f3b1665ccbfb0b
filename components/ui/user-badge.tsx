interface UserBadgeProps {
  name: string;
  /** A second line, e.g. the tenant or role. */
  detail?: string;
}

/** The logged-in user: initial and name. S2.7-16. */
export function UserBadge({ name, detail }: UserBadgeProps) {
  const initial = [...name.trim()][0]?.toLocaleUpperCase() ?? '·';
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <span
        aria-hidden="true"
        className="grid size-9 shrink-0 place-items-center rounded-full bg-accent-soft font-heading font-bold text-accent-dark"
      >
        {initial}
      </span>
      <span className="grid min-w-0 leading-tight">
        <span className="font-semibold [overflow-wrap:anywhere]">{name}</span>
        {detail ? (
          <span className="text-[0.9375rem] [overflow-wrap:anywhere] text-muted">{detail}</span>
        ) : null}
      </span>
    </span>
  );
}
