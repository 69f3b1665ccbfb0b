-- What staff have written in the place of the platform's mail texts. ADR 0195. It belongs to no tenant: every client's mails say it. Each
-- change is a row of its own, so that what was said when can be told; the last of a text counts, and one without words is the original.
create table platform_mail_texts (
  key text not null check (key ~ '^[A-Za-z0-9_.]{3,120}$'),
  language text not null check (language ~ '^[a-z]{2}$'),
  version integer not null check (version > 0),
  text text check (length(text) between 1 and 1000),
  changed_at timestamptz not null,
  -- Null once that person has been removed for good.
  changed_by text references users (id) on delete set null,
  primary key (key, language, version)
);
create index platform_mail_texts_changer on platform_mail_texts (changed_by);
grant select, insert on platform_mail_texts to merchloom_directory;
