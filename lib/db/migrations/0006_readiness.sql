-- Reason: an instance calls itself ready once it sees that its migrations were applied. Names only, read only.
do $$ begin
  if to_regclass('merchloom_meta.migrations') is not null then
    grant usage on schema merchloom_meta to merchloom_directory;
    grant select on merchloom_meta.migrations to merchloom_directory;
  end if;
end $$;
