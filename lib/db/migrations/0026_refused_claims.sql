-- A claim's statement writes all of a claim before it knows whether code, place, keys and stock could be had, and the
-- commit is sent right behind it. Where something was missing, the statement flags the claim as refused, and this trigger
-- makes the commit fail: nothing of the claim stays. A decided flag is an update, so no other insert is refused. ADR 0066.
create function refuse_commit() returns trigger language plpgsql set search_path = '' as $$
begin
  raise exception 'a refused claim cannot be committed' using errcode = 'MC001';
end $$;

create constraint trigger refused_claims_do_not_commit after insert on claim_flags
  deferrable initially deferred for each row when (new.state = 'refused') execute function refuse_commit();
