-- What a row of the log tells besides: for whom its actor acted, the name that its subject had, and what changed. D44-1, ADR 0169.
alter table audit_log
  -- The client that staff act for. Null for all who act for themselves, or by a right of their own.
  add column on_behalf_of text check (on_behalf_of = tenant_id),
  add column subject_label text,
  -- By field: its value before and after, or that it changed, where the values are personal.
  add column changes jsonb;
alter table platform_audit
  add column subject_label text,
  add column changes jsonb,
  add column request_id text;
