-- From when on the next attempt counts: a visitor with many wrong codes waits before each further one (D27-11).
alter table rate_limits add column next_at timestamptz;
