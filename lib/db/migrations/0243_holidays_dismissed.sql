-- A proposed national holiday that staff turn down has never counted: it is told apart from a day that was taken away. S2.2-334.
-- Of the rows there are nothing is known: they stay days that were taken away. It says nothing of a day that counts: a
-- process of the former release beside this one lets a day count and leaves it.
alter table platform_holidays add column dismissed boolean not null default false;
