-- A submission that its printer hasn't answered waits in a queue of its own. next_at: when it is sent next, or, while it is being
-- sent, when that is taken for lost; null once it is answered or parked. tries are those that were used up, attempts all calls.
alter table submissions
  add column tries integer not null default 0,
  add column next_at timestamptz,
  -- When its printer was called for the first and the last time without an answer, and what was wrong.
  add column unanswered_since timestamptz,
  add column last_tried_at timestamptz,
  add column fault text check (char_length(fault) <= 40),
  -- No more is tried by itself: staff decide.
  add column parked_at timestamptz,
  -- Sent to another printer, since this one doesn't make it; nothing that it says counts any more.
  add column given_up_at timestamptz;
create index submissions_due on submissions (tenant_id, next_at) where state = 'queued' and next_at is not null;
create index submissions_parked on submissions (fulfiller_id) where parked_at is not null;

-- How the line to each printer is: all orders of all tenants wait while it is dead (opened_at), but one that tries it (probe_at).
create table fulfiller_lines (
  fulfiller_id text primary key references fulfillers (id),
  failures integer not null default 0,
  -- Submissions that failed in a row, three at most.
  failed_of text[] not null default '{}',
  opened_at timestamptz,
  probe_at timestamptz,
  probes integer not null default 0,
  -- The printer has asked to be left alone until then.
  rest_until timestamptz,
  answered_at timestamptz
);
grant select, insert, update on fulfiller_lines to merchloom_directory;
grant select on fulfiller_lines to merchloom_staff;

set local role merchloom_staff;
select set_config('app.staff_id', 'migration', true);
update submissions s set next_at = now() + interval '1 minute' from orders o
where o.tenant_id = s.tenant_id and o.id = s.order_id and s.state = 'queued' and o.status = 'submitting_to_fulfiller';
-- What was given up after its last try may be made yet: it is parked, and neither refused nor given back.
update submissions s set state = 'queued', parked_at = o.updated_at, last_tried_at = o.updated_at,
  unanswered_since = s.created_at, fault = 'unreachable'
from orders o, (select distinct on (tenant_id, order_id) tenant_id, order_id, reason from order_history
  where moved and to_status = 'fulfiller_submission_error' order by tenant_id, order_id, at desc, id desc) h
where o.tenant_id = s.tenant_id and o.id = s.order_id and o.status = 'fulfiller_submission_error' and s.state = 'rejected'
  and h.tenant_id = o.tenant_id and h.order_id = o.id and h.reason = 'unreachable'
  and not exists (select from submissions n where n.tenant_id = s.tenant_id and n.order_id = s.order_id
    and (n.created_at, n.id) > (s.created_at, s.id));
reset role;
