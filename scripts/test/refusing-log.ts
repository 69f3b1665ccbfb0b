interface Owner {
  asOwner(text: string): Promise<unknown>;
}

/**
 * Makes every transaction that has logged a named action fail at its commit: with the row, all that it did must be undone, wherever in the
 * transaction the row was written. S3.9.
 */
export async function refusingLog(world: Owner) {
  await world.asOwner('create table refused_actions (action text primary key)');
  // Definer: the app's roles know nothing of this table.
  await world.asOwner(`create function refuse_log() returns trigger language plpgsql security definer set search_path = '' as $$
    begin
      if exists (select from public.refused_actions r where r.action = new.action) then
        raise exception 'the log refuses %', new.action;
      end if;
      return null;
    end $$`);
  for (const table of ['audit_log', 'platform_audit']) {
    await world.asOwner(`create constraint trigger refuse_log after insert on ${table} deferrable initially deferred
      for each row execute function refuse_log()`);
  }
  return {
    refuse: (action: string) => world.asOwner(`insert into refused_actions values ('${action}')`),
    allow: () => world.asOwner('delete from refused_actions'),
  };
}
