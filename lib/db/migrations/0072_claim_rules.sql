-- Who may claim a gift (DECISIONS 22, 24): the client approves each claim, only some e-mail domains may claim, some may not,
-- and addresses that are thrown away are refused. Domains are lower case and punycode; `*.` stands for every subdomain.
alter table events
  add column approves_claims boolean not null default false,
  add column claim_domains text[] not null default '{}' check (cardinality(claim_domains) <= 50),
  add column blocked_claim_domains text[] not null default '{}' check (cardinality(blocked_claim_domains) <= 200),
  add column refuses_disposable boolean not null default false;

-- It waits because its event's client approves each claim, besides what it has in common with earlier ones.
alter table claim_flags add column for_approval boolean not null default false;
